import type { Catalogue } from '@orrery/ui/contract';

const astronauts = '{n, plural, one {# astronaut} other {# astronauts}}';
const cards = '{n, plural, one {# card} other {# cards}}';
/** "in Hellas", "on Phobos". */
const here = '{zoneId, select, phobos {on {zone}} other {in {zone}}}';

/** The log. */
export const events = {
  'event.dock-filled': 'Dock {dock}: the ship {ship} arrives',
  'event.ship-set-aside': 'The ship {ship} has an unknown destination and is set aside',
  'event.starting-destination':
    'No ship is bound for Phobos: the ship in dock {dock} gets the destination token {zone}',
  'event.missions-dealt': '{company} is dealt {n, plural, one {# mission} other {# missions}}',
  'event.mission-chosen':
    '{cardKnown, select, true {{company} keeps {card} and returns {rejected}} other {{company} keeps a mission}}',
  'event.events-shuffled': `The event deck is shuffled: ${cards}`,

  'event.round-began': 'Round {round}',
  'event.character-laid':
    '{cardKnown, select, true {{company} plays {card} face down} other {{company} plays a character face down}}',
  'event.character-chosen':
    '{cardKnown, select, true {{company} chooses {card}} other {{company} has chosen a character}}',
  'event.number-called': 'Countdown, number {number}: {companies}',
  'event.character-began': '{company} resolves the character {character}',
  'event.skipped': '{company} {question}',
  'impossible.place-astronaut': 'cannot place an astronaut',
  'impossible.choose-destination': 'cannot choose a destination',
  'impossible.explore': 'cannot move anyone',
  'impossible.scientist': 'can neither draw a card nor look at a discovery',
  'impossible.assign-discovery': 'has no free zone for the discovery',
  'impossible.look-at-discovery': 'has no discovery to look at',
  'impossible.force-launch': 'has no ship to launch',
  'impossible.destroy-ship': 'has no ship to destroy',
  'impossible.replace-astronaut': 'has nobody to replace',
  'impossible.travel-agent': 'has no ship with room for three',
  'impossible.kill-astronaut': 'has nobody to kill',
  'impossible.drop-from-phobos': 'has nobody to drop from Phobos',
  'impossible.pilot-ship': 'has no ship to redirect',
  'impossible.pilot-destination': 'has no destination token to take',
  'impossible.rescue': 'has nobody to rescue',
  'impossible.espionage': 'has nobody to kill',
  'event.ships-shuffled': `The ship deck is shuffled: ${cards}`,
  'event.first-company': '{company} is now first player',

  'event.boarded': `{company} places ${astronauts} on the ship {ship}`,
  'event.destination-set': '{company} sends the ship in dock {dock} to {zone}',
  'event.launched':
    '{forced, select, true {The ship {ship} is forced to launch} other {The ship {ship} is full and launches}}',
  'event.landed': `{n, plural, =0 {The ship {ship} lands empty ${here}} one {The ship {ship} lands # astronaut ${here}} other {The ship {ship} lands # astronauts ${here}}}`,
  'event.drifted':
    '{n, plural, =0 {The ship {ship} had no destination and is gone} one {The ship {ship} had no destination: # astronaut is lost in space} other {The ship {ship} had no destination: # astronauts are lost in space}}',
  'event.ship-destroyed':
    '{n, plural, =0 {{company} destroys the empty ship {ship}} one {{company} destroys the ship {ship}: # astronaut is lost in space} other {{company} destroys the ship {ship}: # astronauts are lost in space}}',

  'event.resource-found': `Found ${here}: {resource}`,
  'event.moved': '{company} moves an astronaut from {from} to {to}',
  'event.exploration-ended':
    '{moves, plural, =0 {{company} makes no move} one {{company} stops after # move} other {{company} stops after # moves}}',
  'event.dropped': '{company} drops an astronaut from Phobos to {zone}',
  'event.killed': `{company} kills an astronaut of {victim} ${here}`,
  'event.replaced': `{company} replaces an astronaut of {victim} ${here}`,
  'event.replaced-aboard': '{company} replaces an astronaut of {victim} aboard the ship {ship}',

  'event.cards-recovered': '{company} recovers {n, plural, one {# character} other {# characters}}',
  'event.recruiter-retired': '{company}: the Recruiter leaves the game',
  'event.deck-shuffled': '{company}: {n, plural, one {# character forms} other {# characters form}} a new deck',
  'event.discovery-drawn':
    '{cardKnown, select, true {{company} draws the discovery {card}} other {{company} draws a discovery}}',
  'event.discovery-assigned':
    '{cardKnown, select, true {{company} assigns {card} to {zone}} other {{company} assigns a discovery to {zone}}}',
  'event.discovery-discarded': 'All outer zones are taken: {company} discards the discovery {discovery}',
  'event.discovery-looked':
    '{cardKnown, select, true {{company} looks at the discovery in {zone}: {card}} other {{company} looks at the discovery in {zone}}}',
  'event.card-kept':
    '{cardKnown, select, true {{company} draws and keeps {card}} other {{company} draws a card and keeps it}}',
  'event.card-removed':
    '{cardKnown, select, true {{company}: {card} is removed from the game} other {{company}: a drawn card is removed from the game}}',
  'event.priority-used': 'The bots’ list: {zone} goes to the bottom',

  'event.production-began': 'Production {phase}',
  'event.produced': '{zone} produces {n} × {resource}',
  'event.awarded': '{company} takes {n} × {resource} from {zone}',
  'event.tokens-left': `Left ${here}: {n} × {resource}`,
  'event.reveal-began': 'Discovery reveal',
  'event.discovery-revealed': 'Discovery in {zone}: {discovery}',
  'event.pulled': `Ether Magnet pulls ${astronauts} from the ship {ship} to {zone}`,
  'event.lost-to-natives': 'Native Resistance in {zone}: {company} loses an astronaut',
  'event.evacuated': '{company} flees from {from} to {to}',
  'event.action-revealed': '{company} plays the action {action}',
  'event.rescued': '{company} returns an astronaut from Lost in Space to {zone}',
  'event.gained': '{company} gains {n} × {resource}',
  'event.scoring-began': 'Final scoring',
  'event.mission-revealed': '{company}: {mission}, {points, plural, one {# point} other {# points}}',
  'event.scored': '{company}: {points, plural, one {# point} other {# points}} in all',
} as const satisfies Catalogue;
