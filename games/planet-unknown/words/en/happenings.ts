import type { CardEffect, RoundRule } from '../../data/card-effects.ts';
import type { EventCard } from '../../data/events.ts';
import { TRACKS } from '../../data/ids.ts';
import { happeningWords } from '../cards.ts';

const names = {
  'event-01': 'Extra Rover',
  'event-02': 'More Researchers',
  'event-03': 'Overtime',
  'event-04': 'Scanner Blip',
  'event-05': 'Rovers or Researchers',
  'event-06': 'Rover Mods',
  'event-07': 'Amphibious Rovers',
  'event-08': 'Muddy Tracks',
  'event-09': 'Leaked Secret',
  'event-10': 'Supply Shipment',
  'event-11': 'Oxygen Forecast',
  'event-12': 'Hydro Solved',
  'event-13': 'Lab Rumours',
  'event-14': 'Green Weather',
  'event-15': 'No Queue',
  'event-16': 'Spare Saplings',
  'event-17': 'Fuel Canister',
  'event-18': 'Delivery Drones',
  'event-19': 'Sample Analysis',
  'event-20': 'Happy Accident',
  'event-21': 'Flat Tyre',
  'event-22': 'Power Cut',
  'event-23': 'Drowned Engine',
  'event-24': 'Rough Day',
  'event-25': 'Airlock Blast',
  'event-26': 'Short Rations',
  'event-27': 'Overcrowding',
  'event-28': 'Hydro Failure',
  'event-29': 'Extension Cords',
  'event-30': 'Bad Air',
  'event-31': 'Fresh Crater',
  'event-32': 'Pick Your Poison',
  'event-33': 'Row Five Spill',
  'event-34': 'Overgrown Roads',
  'event-35': 'Fried Cells',
  'event-36': 'Wrong Vehicles',
  'event-37': 'Lost Vehicles',
  'event-38': 'Detour',
  'event-39': 'Inside the Box',
  'event-40': 'Dome Half Full',
  'event-41': 'Nothing Works',
  'event-42': 'Blame Game',
  'event-43': 'Near Miss',
  'event-44': 'Dome Half Empty',
  'event-45': 'Misfire',
  'event-46': 'Project Cancelled',
  'event-47': 'Rover Breakdown',
  'event-48': 'Volunteers Wanted',
  'event-49': 'Silent Beacon',
  'event-50': 'Wasted Work',
  'event-51': 'Combustion',
  'event-52': 'Defective Lot',
  'event-53': 'Bad Feeling',
  'event-54': 'Time Is Up',
  'event-55': 'Too Much of One',
  'event-56': 'Deep Ice',
  'event-57': 'Life Under Ice',
  'event-58': 'Funding Cut',
  'event-59': 'Blackout',
  'event-60': 'Flat Planet',
};

const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const either = (tracks: readonly string[]): string =>
  tracks.length === TRACKS.length ? 'one tracker' : `the ${or.format(tracks)} tracker`;

/** What cards other than those about trackers do. */
const effects: { readonly [op in CardEffect['op']]?: string } = {
  synergy: 'Gain a synergy.',
  'gain-patch': 'Gain a patch.',
  'collect-lifepods': 'Collect a lifepod from your planet.',
  'collect-meteorite': 'Collect a meteorite from your planet.',
  'add-meteorite': 'A meteorite falls on a free meteor symbol on your planet.',
  'destroy-rover': 'Lose a rover if you have two or more on your planet.',
  'destroy-collected-meteorite': 'Lose a collected meteorite.',
  'boost-or-peek': 'Gain a synergy, or look at the next event.',
  'civ-decks-add': 'A random unused card joins each civ deck.',
  'civ-decks-remove': 'A random card leaves each civ deck.',
  'add-rover': 'Gain an extra rover and deploy it on the tile you place this round.',
  'draw-mission': 'Draw one more personal mission.',
  'drop-mission': 'Return one of your personal missions.',
  'turn-station': 'Turn the station so that the section of your choice faces you.',
  'remove-stack': 'Choose one of the two stacks facing you; the whole stack is removed.',
};

const rules: { readonly [rule in Exclude<RoundRule['rule'], 'rover-forbidden-terrain'>]?: string } = {
  'no-tile-on-perimeter': 'This round no tile may be placed on the edge of the planet.',
  'no-tile-on-ice': 'This round no tile may be placed on ice.',
  'no-matching-terrain-adjacent': 'This round no tile may be placed next to terrain of its own kind.',
  'ignore-one-building':
    'This round one of the two buildings of your tile does not advance anything; you choose which.',
  'no-milestones': 'This round milestones give nothing: no civ cards, patches, rovers or technologies.',
  'no-synergy': 'This round synergies give nothing.',
};

function effectText(effect: CardEffect): string {
  if (effect.op === 'advance' && effect.claim === 'none')
    return `Advance ${either(effect.tracks)} by ${effect.steps} without gaining anything.`;
  if (effect.op === 'advance') return `Advance ${either(effect.tracks)} by ${effect.steps}.`;
  if (effect.op === 'regress') return `Move ${either(effect.tracks)} back by ${effect.steps}.`;
  if (effect.op === 'destroy-lifepod')
    return effect.from === 'planet' ? 'Lose a lifepod on your planet.' : 'Lose a collected lifepod.';
  return effects[effect.op] ?? '';
}

function text({ effect, rule }: EventCard): string {
  if (effect) return effectText(effect);
  if (rule?.rule === 'rover-forbidden-terrain') return `This round rovers may not move onto ${rule.terrain} terrain.`;
  return (rule && rules[rule.rule]) ?? '';
}

export const happenings = happeningWords(names, text);
