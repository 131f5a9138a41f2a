import type { Events } from '../../rules/vocabulary.ts';
import { byColumn } from '../columns.ts';

/** The log. */
export const events = {
  'event.first-commander': '{seat} is the first commander',
  'event.boards-dealt':
    '{planetId, select, null {{seat} is dealt {corporation}} other {{corporationId, select, null {{seat} is dealt {planet}} other {{seat} is dealt {planet} and {corporation}}}}}',
  'event.boards-chosen': '{seat} plays {corporation} on {planet}',
  'event.flux-set': '{seat} sets the flux token on {track}',
  'event.mission-dropped':
    '{cardKnown, select, true {{seat} returns the mission {card}} other {{seat} returns a mission}}',
  'event.missions-laid': 'Neighbour missions: {missions}',
  'event.target-set':
    'Target: {target, plural, one {# point} other {# points}}. Events: {green} green, {orange} orange, {red} red',

  'event.round-began': 'Round {round}. Commander: {seat}',
  'event.station-turned': '{seatId, select, null {The station rotates} other {{seat} rotates the station}}',
  'event.event-revealed':
    '{left, plural, =0 {Event: {event}. It was the last one} one {Event: {event}. # is left} other {Event: {event}. # are left}}',
  'event.announced':
    '{section, select, true {The last round: a section of the station runs empty} other {{events, select, true {The last round: the event deck is empty} other {No room for a tile, as things stand: {stuck}}}}}',
  'event.round-movement': '{seat} gains {n, plural, one {# movement point} other {# movement points}} from {tech}',
  'event.confirmed': '{seat} is done',
  'event.tile-revealed': 'New on the station: {tile}',
  'event.end-triggered':
    '{stuckId, select, true {The game ends: a tile found no room} other {{section, select, true {The game ends: a section of the station is empty} other {The game ends: the event deck is empty}}}}',

  'event.tile-selected': '{seat} selects a tile: {tile}',
  'event.tile-placed':
    '{extra, select, none {{seat} places a tile on {first}: {tile}} buildings {{seat} places an extra tile on {first}: {tile}} other {{seat} places an extra tile without its buildings on {first}: {tile}}}',
  'event.tile-unplaced': '{seat} takes a tile without placing it: {tile}',
  'event.building-ignored': '{seat} ignores a building: {building}',
  'event.patch-placed': '{seat} places a patch on {cell}',
  'event.patch-stored': '{seat} stores a patch',
  'event.patch-swapped': '{seat} takes a synergy instead of a patch',
  'event.patch-doubled': '{seat} gains one more patch',
  'event.patch-lost': '{seat} has no room for a patch: it is lost',

  'event.advanced': byColumn('{seat}: {track} up to {row}', '{seat}: {track} up to {column} {row}'),
  'event.advance-repeated': '{seat}: {track} is at the top, its movement counts again',
  'event.advance-blocked': '{seat}: {track} cannot advance',
  'event.regressed': byColumn('{seat}: {track} down to {row}', '{seat}: {track} down to {column} {row}'),
  'event.benefit-chosen': '{seat} chooses: {mark}',
  'event.biomass-reset': '{seat} resets biomass to 0',
  'event.row-claimed': '{seat} gains the benefits of row {row}, the row of {track}',
  'event.movement-gained': '{seat} gains {n, plural, one {# movement point} other {# movement points}}',
  'event.claim-gained': '{seat} may take a civ card of level {level}',
  'event.ability-used': '{seat} uses {tech}',
  'event.items-lost': '{seat} gets nothing from: {kinds}',

  'event.rover-deployed': '{seat} deploys a rover on {cell}',
  'event.rover-moved': '{seat} moves a rover from {from} to {to}',
  'event.rover-jumped': '{seat}: a rover jumps from {from} to {to}',
  'event.rover-destroyed': '{seat} loses the rover on {cell}',
  'event.rover-gained': '{seat} gains a rover',
  'event.meteorite-landed': '{seat}: a meteorite falls on {cell}',
  'event.meteorite-collected': '{seat} collects the meteorite from {cell}',
  'event.meteorite-loaded': '{seat} loads the meteorite on {cell}',
  'event.meteorite-destroyed': '{seat}: the meteorite on {cell} is destroyed',
  'event.collected-meteorite-destroyed': '{seat} loses a collected meteorite',
  'event.lifepod-collected': '{seat} collects the lifepod from {cell}',
  'event.lifepod-destroyed': '{seat}: the lifepod on {cell} is destroyed',
  'event.collected-lifepod-destroyed': '{seat} loses a collected lifepod',
  'event.lifepod-scored': '{seat} places a lifepod in the scoring area',
  'event.lifepod-parked': '{seat} places a lifepod on {track} {row}',
  'event.lifepod-slotted': '{seat} unlocks {tech} with a lifepod',

  'event.card-taken': '{seat} takes a civ card of level {level}: {civ}',
  'event.card-kept':
    '{cardKnown, select, true {{seat} keeps a civ card of level {level}: {card}} other {{seat} keeps a civ card of level {level} face down}}',
  'event.deck-empty': '{seat}: no civ card of level {level} is left',
  'event.civ-decks-grew': 'A card joins each civ deck',
  'event.civ-decks-shrank': 'A card leaves each civ deck',
  'event.mission-drawn': '{cardKnown, select, true {{seat} draws the mission {card}} other {{seat} draws a mission}}',
  'event.contest-opened': '{seat} opens a contest for everyone: {mission}',
  'event.looked-ahead': '{seat} looks at the next event',
  'event.next-event':
    '{cardKnown, select, true {The next event, seen by {seat}: {card}} other {The next event, seen by {seat}}}',
  'event.stack-removed': 'Removed from the station: {stack}, {n, plural, one {# tile} other {# tiles}}',

  'event.end-began': 'End of the game',
  'event.lifepods-removed': '{seat}: {n, plural, one {# lifepod was} other {# lifepods were}} not collected',
  'event.cards-revealed': '{seat} reveals civ cards: {cards}',
  'event.missions-revealed': '{seat} reveals personal missions: {personals}',
  'event.scored': '{seat}: {points, plural, one {# point} other {# points}}',
} as const satisfies { readonly [key in `event.${keyof Events}`]: string };
