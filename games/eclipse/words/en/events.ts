import type { Catalogue } from '@orrery/ui/contract';
import { nth } from '@orrery/ui/plural';
import { amounts } from '../amounts.ts';

const hits = '{hits, plural, =0 {no hit} one {# hit} other {# hits}}';
const weapon = '{weapon, select, missile {missiles} other {cannons}}';

/** The log. */
export const events = {
  'event.game-began': 'Start player: {seat}',
  'event.npc-chosen': '{npc}: {tile} blueprint',
  'event.species-chosen': '{seat} plays {species}',
  'event.reputation-dealt':
    '{tilesKnown, select, true {{seat} starts with {tiles}} other {{seat} starts with {count, plural, one {# reputation tile} other {# reputation tiles}}}}',
  'event.round-began': 'Round {round}; {seat} starts',

  'event.action-taken': '{seat}: {action}',
  'event.reaction-taken': '{seat} reacts: {action}',
  'event.passed':
    '{first, select, true {{seat} passes first, gains 2 Money and starts the next round} other {{seat} passes}}',
  'event.passed-again': '{seat} passes again',
  'event.order-given':
    '{reactions, select, off {{seat} wants no more reactions this round} other {{seat} wants to be asked about reactions again}}',

  'event.traded': '{seat} trades {paid} {give} for 1 {get}',
  'event.settled': '{seat} settles {sector} ({cube})',
  'event.refreshed': '{seat} readies a colony ship',

  'event.explored': '{seat} explores the {stack} and finds {sector}',
  'event.second-drawn': '{seat} draws a second sector: {sector} ({stack})',
  'event.stack-reshuffled': 'The discarded sectors of the {stack} are shuffled again',
  'event.sector-placed': '{seat} places {sector}',
  'event.sector-discarded': '{seat} discards {sector} ({stack})',
  'event.claimed': '{seat} takes control of {sector}',

  'event.discovery-found':
    '{sectorId, select, null {{seat} discovers {tile}} other {{seat} discovers {tile} in {sector}}}',
  'event.discovery-kept': '{seat} keeps the tile {tile} for 2 points',
  'event.discovery-used': '{seat} uses the tile {tile}',
  'event.gained': `{seat} gains:${amounts('+{materials} Materials', '+{science} Science', '+{money} Money')}`,
  'event.ship-placed': '{seat} receives a ship in {sector}: {ship}',
  'event.structure-placed': '{seat} places a structure in {sector}: {structure}',
  'event.portal-placed':
    '{portal, select, ancient {{seat} places the Ancient Warp Portal in {sector}} other {{seat} places the warp portal in {sector}}}',
  'event.part-stored': '{seat} keeps the part {part} for later',

  'event.researched': '{seat} researches {tech} for {cost} Science ({track})',
  'event.tech-found': '{seat} gets the technology {tech} ({track})',
  'event.discs-gained': '{seat} gets {count, plural, one {# more disc} other {# more discs}}',
  'event.artifact-used': '{seat}: the artifact in {sector} gives {amount} {resource}',

  'event.part-returned': '{seat} removes {part} from the {ship} ({slot})',
  'event.part-installed': '{seat} installs {part} on the {ship} ({slot})',
  'event.built': '{seat} builds {item} in {sector} for {cost} Materials',
  'event.moved': '{seat}: {ship} moves from {from} to {to}',
  'event.disc-moved': '{seat} moves a disc: {from} to {to}',
  'event.cube-returned':
    '{place, select, graveyard {{seat}: a cube goes to the graveyard ({cube})} other {{seat}: a cube returns to the track ({cube})}}',

  'event.proposed': '{seat} proposes relations to {partner}',
  'event.declined': '{seat} declines the proposal of {partner}',
  'event.ambassador-sent': '{seat} sends an ambassador to {partner} ({cube})',
  'event.relations-began': '{seat} and {partner} enter diplomatic relations',
  'event.room-made': '{seat} returns a reputation tile',
  'event.relations-broken': '{seat} breaks the relations with {partner}',
  'event.traitor-taken': '{seat} takes the Traitor tile',

  'event.combat-began': 'Combat phase',
  'event.battle-began': 'Battle in {sector}: {seat} defends, {partner} attacks',
  'event.npc-battle-began': 'Battle in {sector}: {seat} attacks, {npc} defends',
  'event.engagement-began': '{sector}: engagement round {round}',
  'event.rolled': `{seat}: {ship} fires ${weapon} in {sector}, ${hits}`,
  'event.npc-rolled': `{npc} fires ${weapon} in {sector}: ${hits}`,
  'event.ship-hit': `{seatId, select, null {{ship} ${nth('at')} in {sector} takes {damage} damage} other {{seat}: {ship} ${nth('at')} in {sector} takes {damage} damage}}`,
  'event.ship-destroyed': '{seat}: {ship} in {sector} is destroyed',
  'event.npc-destroyed': '{npc} in {sector} is destroyed',
  'event.retreat-began': '{seat} starts to retreat from {sector} to {to}: {count} × {ship}',
  'event.retreated': '{seat} retreats from {sector} to {to}: {count} × {ship}',
  'event.stalemate': 'Stalemate in {sector}: nobody has cannons, the attacker must retreat',
  'event.battle-over': 'The battle in {sector} is over',

  'event.reputation-drawn':
    '{tilesKnown, select, true {{seat} draws {tiles}} other {{seat} draws {count, plural, one {# reputation tile} other {# reputation tiles}}}}',
  'event.reputation-kept':
    '{kept, select, true {{seat} keeps a reputation tile} other {{seat} keeps no reputation tile}}',

  'event.population-attacked': '{seat} attacks the population in {sector} ({target}): {damage} damage',
  'event.bombs-dropped': '{seat} drops Neutron Bombs on {sector} ({target})',
  'event.population-withered': '{seat}: the population in {sector} withers',
  'event.cube-destroyed': '{seat} loses population in {sector} ({square})',
  'event.disc-lost': '{seat} loses control of {sector}',

  'event.abandoned': '{seat} abandons {sector}',
  'event.upkeep-paid': '{seat}: income {income}, upkeep {upkeep}; Money now {money}',
  'event.produced': '{seat} produces {materials} Materials and {science} Science',
  'event.collapsed': '{seat} cannot pay, and the civilization collapses',
  'event.eliminated': '{seat} is eliminated',
  'event.ships-left': '{seat} loses ships in {sector}: {count} × {ship}',
  'event.start-tile-passed': 'The start player tile goes to {seat}',

  'event.techs-drawn': 'New technologies: {techs}',
  'event.game-over': 'The game ends after round {round}',
} as const satisfies Catalogue;
