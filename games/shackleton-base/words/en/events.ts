import type { Catalogue } from '@orrery/ui/contract';
import { nth } from '@orrery/ui/plural';
import { countOf } from '../amounts.ts';
import { amounts } from './amounts.ts';

const astronaut = '{astronautId, select, engineer {an engineer} technician {a technician} other {a scientist}}';
const Astronaut = '{astronautId, select, engineer {An engineer} technician {A technician} other {A scientist}}';
const tier = '{tierId, select, lower {lower} middle {middle} other {upper}}';
const purpose =
  '{purpose, select, energy {energy} panel {solar panel} building {building} project {project} action {action} ability {ability} upkeep {upkeep} other {command space}}';
const withRobots = '{robots, plural, =0 {} one {, with # robot} other {, with # robots}}';
const beyond = '{vp, plural, =0 {} other {, {vp} VP}}';

/** The log. */
export const events = {
  'event.corporations-chosen': 'Corporations in play: {corporations}',
  'event.first-player': '{who} is the first player',
  'event.solo-side-chosen':
    'AstroBot, card {letter}: {corporation}, {side, select, hard {hard side} other {easy side}}',
  'event.leader-taken': '{who} takes the leader {leader}',
  'event.dome-placed': '{who} places a dome in sector {sector}',

  'event.round-began': 'Round {round}',
  'event.shuttles-revealed': 'Shuttles revealed: {tiles}',
  'event.tile-taken': '{who} takes {tile}',
  'event.tile-turned': '{who} reveals {tile}',
  'event.order-changed': 'New turn order: {order}',
  'event.gateway-filled':
    '{astronautsCount, plural, =0 {Nobody else fits at the Gateway} other {The Gateway is filled: {astronauts}}}',

  'event.astronaut-swapped':
    '{who} swaps {giveId, select, engineer {an engineer} technician {a technician} other {a scientist}} for {takeId, select, engineer {an engineer} technician {a technician} other {a scientist}} at the Gateway',
  'event.astronaut-deployed': `{actionId, select, crater {{who} deploys ${astronaut} to crater space {space}} build {{who} deploys ${astronaut} and builds} fund {{who} deploys ${astronaut} and funds a project} corporate {{who} deploys ${astronaut} for corporation actions} other {{who} sends ${astronaut} to the Gateway}}`,
  'event.rent-paid':
    '{ownerId, select, null {{who} pays {credits, plural, one {# credit} other {# credits}} rent to the supply} other {{who} pays {credits, plural, one {# credit} other {# credits}} rent to {owner}}}',
  'event.rent-received': '{who} receives {credits, plural, one {# credit} other {# credits}} rent from the supply',
  'event.sectors-activated': '{who} activates in the crater: {sectors}',
  'event.gained': `{who} gains ${countOf('what', amounts.object)}`,
  'event.paid': `{priceCount, plural, =0 {{who} pays nothing} other {{who} pays {price}}}${withRobots} (${purpose})`,
  'event.spent': `{who} spends ${countOf('what', amounts.object)}`,
  'event.token-activated': '{who} activates a token of {corporation} ({spot})',
  'event.token-placed': '{who} places a token of {corporation} ({spot})',
  'event.panel-built':
    '{to, select, centre {{who} builds a solar panel on the central hex} other {{who} builds a solar panel in sector {to}}}',
  'event.panel-moved': '{who} powers sector {sector} with a panel from the central hex',
  'event.energy-changed': '{who}: energy {from} → {to}',
  'event.reputation-changed': `{who}: reputation {from} → {to}${beyond}`,
  'event.building-built':
    '{sectorId, select, null {{who} builds {building} aboard the Mars ship} other {{who} builds {building} in sector {sector}}}',
  'event.astronaut-moved': `{who} moves ${astronaut} into the new building`,
  'event.leader-upgraded': '{who}: the leader {leader} is upgraded',
  'event.leader-used': '{who} uses the leader {leader}',
  'event.card-used': '{who} uses {project}',
  'event.project-funded': '{who} funds {project} ({corporation})',
  'event.project-revealed': 'New project of {corporation}: {project}',
  'event.corporation-action':
    '{by, select, reputation {{who} takes a reputation action: {action}} corporation {{who} takes the action of {action}} other {{who} uses the project {action}}}',
  'event.astronaut-recruited': `{placeId, select, ship {{who} recruits ${astronaut} for the Mars ship} other {{who} recruits ${astronaut} ({place})}}`,
  'event.goal-fulfilled': `{bonus, plural, =0 {{who} fulfils the ${tier} goal of {corporation}: {vp} VP} other {{who} fulfils the ${tier} goal of {corporation}: {vp} VP and {bonus} for reputation}}`,

  'event.upkeep-began': 'Upkeep, round {round}',
  'event.astronaut-withdrawn': `{receiverId, select, null {${Astronaut} moves from {space} to the Gateway (nobody has a building in the row)} other {{tie, select, true {${Astronaut} moves from {space} to {receiver} (tied in the row; the nearest sector decides)} other {${Astronaut} moves from {space} to {receiver} (largest buildings in the row)}}}}`,
  'event.base-arranged': '{who} arranges the base',
  'event.surplus-left': '{who} has no room for {astronauts}: to the Gateway',
  'event.income-began': '{who} collects income',
  'event.upkeep-paid': `{missing, plural, =0 {{who} pays {paid, plural, one {# credit} other {# credits}} upkeep${withRobots}} other {{who} pays {paid} of {due, plural, one {# credit} other {# credits}} upkeep${withRobots}; {missing} missing}}`,
  'event.round-ended': 'Round {round} ends',

  'event.astrobot-start-card': 'AstroBot starts with {card}',
  'event.astrobot-card': 'AstroBot draws {card}',
  'event.astrobot-letter': 'On both cards: {common}. Active corporation: {letter}, {corporation}',
  'event.astrobot-developed': 'AstroBot’s development rises to {to}',
  'event.astrobot-goal-moved': 'AstroBot’s goal marker of {corporation} moves to {to}',
  'event.astrobot-action': `Row ${nth('row')} of the card: {astronaut}, {action}`,
  'event.astrobot-searched':
    '{foundId, select, null {AstroBot searches and finds nothing} other {AstroBot searches and finds {found}}}',
  'event.astrobot-failed': 'AstroBot can’t do this ({action}) and goes to the Gateway instead. {why}',
  'event.astrobot-consoled': 'AstroBot can’t take the action of {corporation} and gains reputation instead',

  'event.scored':
    '{item, select, projects {{who}: {points} VP for projects} laboratories {{who}: {points} VP for laboratories} reputation {{who}: {points} VP for reputation} corporation {{who}: {points} VP from {corporation}} other {{who}: {points} VP}}',
  'event.game-ended': 'The game ends. Winner: {winners}',
} as const satisfies Catalogue;
