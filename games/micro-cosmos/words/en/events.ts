import type { Catalogue } from '@orrery/ui/contract';

const origin =
  '{origin, select, setup {start} gather {gathering} crew {crew action} upgrade {upgrade} outpost {outpost} survivor {survivors} other {discovery}}';
const purpose =
  '{purpose, select, upgrade {upgrade} explore {exploring} colony {colony} crew {crew action} other {terraforming}}';
const row = '{row, select, top {top row} other {bottom row}}';
const source = '{source, select, deck {deck} other {Cantina}}';

/** The log. */
export const events = {
  'event.start-planet': 'Start planet ({cell}): {planet}',
  'event.first-player': '{player} is the first player',
  'event.crew-dealt': '{player} is dealt {n, plural, one {# crew card} other {# crew cards}}',
  'event.automa-ready':
    '{player} (level: {level, select, easy {Easy} easy_plus {Easy+} medium {Medium} medium_plus {Medium+} hard {Hard} other {Hard+}}) starts on the planet {planet} with {colonies, plural, =0 {no colony} other {a colony}} and {units, plural, =0 {no resources} other {{units} of each resource}}',
  'event.setup-shown': '{player} discards {card} and starts with {resources}',

  'event.round-began': 'Round {round}, first player: {player}',
  'event.last-round-began': 'Last round ({round})',
  'event.turn-began': '{player}’s turn',
  'event.end-triggered': '{cause}: round {lastRound} is the last',
  'event.idle-round':
    '{n, plural, one {# round} other {# rounds}} in a row without terraforming; the game ends after {limit}',
  'event.first-player-passed': 'The first player marker passes to {player}',

  'event.gained': `{kept, plural, =0 {{player} has no room for {lost} × {resource}} other {{lost, plural, =0 {{player} gains {kept} × {resource}} other {{player} gains {kept} × {resource} and has no room for {lost} more}}}} (${origin})`,
  'event.gain-lost': `{player} has no room for {n, plural, one {# unit} other {# units}} of any resource (${origin})`,
  'event.paid': `{player} pays {n} × {resource} (${purpose})`,
  'event.outpost-income': '{player} earns income from the outpost on the planet {planet}',

  'event.crew-drawn': `{cardKnown, select, true {{player} draws {card} (${source})} other {{player} draws a crew card (${source})}}`,
  'event.crew-placed': `{player} places {card} (${row})`,
  'event.draw-declined': `{player} takes no card (${source})`,
  'event.nothing-drawn': `{player} can’t draw (${source}). {why}`,
  'event.cantina-refilled':
    '{cardsKnown, select, true {New in the Cantina: {cards}} other {New crew cards in the Cantina}}',
  'event.reshuffled':
    '{deck, select, crew {Crew deck} survivors {Survivor deck} other {Automa deck}} reshuffled: {n, plural, one {# card} other {# cards}}',
  'event.crew-played':
    '{mode, select, up {{used, select, true {{player} plays {card}, uses its action and moves it up} other {{player} plays {card} and only moves it up}}} other {{used, select, true {{player} plays {card}, uses its action and discards it} other {{player} plays {card} and only discards it}}}}',
  'event.specialist-used': `{cardId, select, null {{player} uses the marker {specialist}} other {{player} discards {card} as {specialist}}} (${purpose})`,
  'event.specialist-ready': '{player} discards {card}; marker ready: {specialist}',

  'event.upgrade-unlocked':
    '{level, plural, =2 {{player} unlocks the second level of {upgrade}} other {{player} unlocks the upgrade {upgrade}}}',
  'event.outpost-unlocked': '{player} unlocks {n, plural, one {# outpost} other {# outposts}}: {vp} VP',

  'event.moved':
    '{placeId, select, planet {{player} flies to the planet {planet}} moon {{player} flies to the moon of {planet}} station {{player} flies to the space station of {planet}} asteroid {{player} flies to an asteroid near {planet}} other {{player} flies to the Star Gate}} ({steps, plural, one {# field} other {# fields}})',
  'event.stayed': '{player} has nowhere to land: the Ark stays',
  'event.discovered': '{player} discovers the planet {planet} ({cell})',
  'event.discovery-bonus': '{player} raises a track of {planet} for free: {resource}',

  'event.gathered':
    '{placeId, select, planet {{player} gathers on the planet {planet}} moon {{player} gathers on the moon of {planet}} station {{player} gathers at the space station of {planet}} other {{player} gathers at the Star Gate}}',
  'event.level-raised': '{planet}: {resource} at level {level}; {player} on space {space}',
  'event.terraformed':
    '{player} terraforms {planet}: {n, plural, one {# level} other {# levels}} ({resources}), marker on space {space}',
  'event.planet-completed': 'The planet {planet} is fully terraformed: {n} of {needed} that end the game',
  'event.planet-scored':
    '{bonus, plural, =0 {{player} gains {vp} VP for space {space} on {planet}} other {{player} gains {vp} VP on {planet}: space {space}, and {bonus} for {rank, plural, =1 {first} other {second}} place}}',
  'event.explored':
    '{revealedKnown, select, true {{player} explores {planet} and finds {revealed}} other {{player} explores {planet}}}',
  'event.survivor-kept': '{player} keeps the survivors {survivor}',
  'event.survivor-discarded':
    '{whyId, select, null {{player} discards the survivors {survivor}} other {{player} discards the survivors {survivor}. {why}}}',
  'event.settled': '{player} settles {survivor} on the planet {planet} (settled so far: {n})',
  'event.colony-founded': '{player} founds a colony on the planet {planet} (colonies so far: {n})',
  'event.outpost-placed':
    '{vp, plural, =0 {{player} creates an outpost on the planet {planet}} other {{player} creates an outpost on the planet {planet}: {vp} VP}}',
  'event.outpost-moved':
    '{vp, plural, =0 {{player} moves an outpost ({fromCell}) to the planet {planet}} other {{player} moves an outpost ({fromCell}) to the planet {planet}: {vp} VP}}',

  'event.automa-card': '{player} reveals the card {automaCard}',
  'event.automa-row': 'Row {n}: {action}',
  'event.automa-row-skipped': 'Row {n} is skipped ({action}). {why}',
  'event.automa-moved':
    '{jumpCellId, select, null {{player} moves to the planet {planet} ({cell})} other {{player} jumps ({jumpCell}) and moves to the planet {planet} ({cell})}}, {fallback, select, terraform {the next one to terraform, as there is nothing to discover} planet {the next one, as none fits} other {{criterion, select, discover {a new discovery} terraform {the next one to terraform} other {the next one without its colony}}}}',
  'event.crew-taken':
    '{cardsKnown, select, true {{player} takes crew cards: {cards}} other {{player} takes crew cards}}',

  'event.scored': '{player}: {total} VP in all',
  'event.game-ended':
    '{verdictId, select, null {The game is over. Winner: {players}} shared {The game is over. Shared victory: {players}} other {The game is over. {verdict}}}',
} as const satisfies Catalogue;
