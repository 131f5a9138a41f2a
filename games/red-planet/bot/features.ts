import type { Features } from '@orrery/games/contract';
import { RESOURCE_FACTS } from '../data/box.ts';
import { CHARACTERS, RESOURCES, ZONES } from '../data/ids.ts';
import { aboard, destinationOf, freeSeats, majority, resourceOf } from '../rules/lookups.ts';
import type { Table } from '../rules/table.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { roundsAfter } from './horizon.ts';
import { Outlook } from './outlook.ts';
import { doubtOf, type Parts, partsOf, sumOf } from './value.ts';

const PARTS = ['harvest', 'tokens', 'ice', 'missions', 'discoveries', 'hand'] as const satisfies (keyof Parts)[];

const OWN = [
  ...PARTS,
  'zones-led',
  'zones-tied',
  'zones-led-worth',
  'lead',
  'lag',
  'present',
  'on-phobos',
  'landed',
  'aboard-soon',
  'aboard-late',
  'nowhere',
  'supply',
  'lost',
  'ice-tokens',
  'sylvanite-tokens',
  'celerium-tokens',
  'kept-cards',
  'cards-in-hand',
  ...CHARACTERS,
] as const;

const TABLE = ['rounds', 'launched', 'free-seats', 'face-down', 'tokens-lying', 'phase-near'] as const;

/** Inputs of the learned judgement: the parts of the hand-made forecast and what a player counts on the map. */
export const features: Features<RedPlanet, (typeof OWN)[number], (typeof TABLE)[number]> = {
  own: OWN,
  table: TABLE,
  read({ table, seats }) {
    const outlook = new Outlook(table, null);
    const parts = partsOf(outlook);
    const doubt = doubtOf(table);
    const own = [];
    const hand = [];
    for (let seat = 0; seat < seats; seat++) {
      hand.push(sumOf(parts[seat]) / doubt);
      own.push({ ...parts[seat], ...onTheMap(table, seat), ...underWay(table, seat), ...ownedBy(table, seat) });
    }
    return { hand, own, table: commonOf(table, outlook) };
  },
};

/** The standing of a seat's company among its rivals. */
function onTheMap({ zones }: Table, company: number) {
  const found = { 'zones-led': 0, 'zones-tied': 0, 'zones-led-worth': 0, lead: 0, lag: 0, present: 0, landed: 0 };
  for (const id of ZONES) {
    const zone = zones[id];
    const { astronauts } = zone;
    const most = majority(astronauts);
    const kind = resourceOf(zone);
    if (most.includes(company)) {
      if (most.length === 1) {
        found['zones-led']++;
        found['zones-led-worth'] += kind === null ? UNKNOWN : RESOURCE_FACTS[kind].value;
      } else found['zones-tied']++;
    }
    let rival = 0;
    for (let other = 0; other < astronauts.length; other++)
      if (other !== company && astronauts[other] > rival) rival = astronauts[other];
    const ahead = astronauts[company] - rival;
    if (ahead > 0) found.lead += Math.min(3, ahead);
    else if (astronauts[company] > 0) found.lag -= ahead;
    if (astronauts[company] > 0) found.present++;
    found.landed += astronauts[company];
  }
  return { ...found, 'on-phobos': zones.phobos.astronauts[company] };
}

/** Points of a resource that nobody has seen, about. */
const UNKNOWN = 1.8;
/** A ship with so few free seats leaves soon. */
const SOON = 1;

function underWay({ docks, launched }: Table, company: number) {
  const found = { 'aboard-soon': 0, 'aboard-late': 0, nowhere: 0 };
  for (const ship of [...docks, ...launched]) {
    if (ship === null) continue;
    const n = aboard(ship, company);
    if (n === 0) continue;
    if (launched.includes(ship) || freeSeats(ship) <= SOON) found['aboard-soon'] += n;
    else found['aboard-late'] += n;
    if (destinationOf(ship) === null) found.nowhere += n;
  }
  return found;
}

function ownedBy({ companies, lost }: Table, company: number) {
  const { supply, points, kept, hand, chosen } = companies[company];
  const held = [...hand.cards, ...chosen.cards];
  const has = (character: (typeof CHARACTERS)[number]): number => (held.includes(character) ? 1 : 0);
  return {
    supply,
    lost: lost[company],
    'ice-tokens': points.ice,
    'sylvanite-tokens': points.sylvanite,
    'celerium-tokens': points.celerium,
    'kept-cards': kept.cards.length,
    'cards-in-hand': held.length,
    recruiter: has('recruiter'),
    explorer: has('explorer'),
    scientist: has('scientist'),
    'secret-agent': has('secret-agent'),
    saboteur: has('saboteur'),
    'femme-fatale': has('femme-fatale'),
    'travel-agent': has('travel-agent'),
    soldier: has('soldier'),
    pilot: has('pilot'),
  };
}

function commonOf(table: Table, { rounds }: Outlook) {
  let free = 0;
  for (const ship of table.docks) if (ship !== null) free += freeSeats(ship);
  let faceDown = 0;
  let lying = 0;
  for (const id of ZONES) {
    const zone = table.zones[id];
    if (resourceOf(zone) === null) faceDown++;
    for (const kind of RESOURCES) lying += zone.points[kind];
  }
  return {
    rounds: roundsAfter(table),
    launched: table.launched.length,
    'free-seats': free,
    'face-down': faceDown,
    'tokens-lying': lying,
    'phase-near': rounds - roundsAfter(table),
  };
}
