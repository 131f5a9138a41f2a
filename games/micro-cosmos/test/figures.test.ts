import type { Frame } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { tableOf } from '../board/figures/example-table.ts';
import { EXAMPLES, FLYING, type Position } from '../board/figures/examples.ts';
import { endsOf, terraformLimit } from '../rules/lookups/index.ts';
import type { Table } from '../rules/table.ts';
import { actionStep, crewStep, travelStep } from '../rules/turn.ts';
import { upgrade } from '../rules/upgrades.ts';
import { position, why } from './position.ts';

const seat = 0;

/** What a picture shows of a table. */
const shown = ({ galaxy, players }: Table) => ({
  galaxy,
  players: players.map(({ ark, cargo, top, bottom, upgrades, colonyPool, outpostPool, points }) => ({
    ...{ ark, cargo, top: top.cards, bottom: bottom.cards, upgrades, colonyPool, outpostPool, points },
  })),
});

interface Played {
  readonly positions: readonly Position[];
  /** The step that is played. */
  readonly frame: Frame;
  /** What is answered between a picture and the next one. */
  readonly answers: readonly (readonly { readonly [field: string]: unknown }[])[];
}

const PLAYED: { readonly [name in keyof typeof EXAMPLES]: Played } = {
  discovery: {
    positions: EXAMPLES.discovery,
    frame: travelStep({ seat }),
    answers: [[{ discover: 'S' }, { resource: 'workforce' }]],
  },
  twice: {
    positions: EXAMPLES.twice,
    frame: crewStep({ seat }),
    answers: [[{ card: 'crew_03', mode: 'up', use: false }], [{ card: 'crew_03', use: true }]],
  },
  gathering: { positions: EXAMPLES.gathering, frame: actionStep({ seat }), answers: [[{ action: 'gather' }]] },
  pair: { positions: EXAMPLES.pair, frame: upgrade({ seat }), answers: [[{ upgrade: 'biodome' }]] },
  raising: {
    positions: EXAMPLES.raising,
    frame: actionStep({ seat }),
    answers: [[{ action: 'terraform' }, { resource: 'biomass' }, { resource: 'biomass' }, { resource: 'workforce' }]],
  },
  completing: {
    positions: EXAMPLES.completing,
    frame: actionStep({ seat }),
    answers: [[{ action: 'terraform' }, { resource: 'biomass' }, { resource: 'technology' }]],
  },
};

const begun = (first: Position) => position({ ...first, seats: first.players.length, planetDeck: deckOf(first) });

/** The planet that is discovered. */
const deckOf = ({ galaxy }: Position) => (galaxy?.S === 'keyl' ? [] : ['keyl']);

test.each(Object.entries(PLAYED))('the pictures of %s show what the rules do', (_, { positions, frame, answers }) => {
  const [first, ...rest] = positions;
  const scene = begun(first).doing(frame);
  expect(shown(tableOf(first))).toEqual(shown(scene.table));
  expect(rest.length).toBe(answers.length);
  for (const [at, after] of rest.entries()) {
    for (const answer of answers[at]) scene.when(seat, answer);
    expect(shown(tableOf(after))).toEqual(shown(scene.table));
  }
});

test('MC-8.13: the pictures of a flight show one landing that is allowed, and two that are not', () => {
  const { position: standing, ends } = FLYING;
  const scene = begun(standing).doing(travelStep({ seat }));
  expect(ends.map((to) => scene.may(seat, { to }))).toEqual([true, false, false]);
  expect(ends.map((to) => why(scene, { to }))).toEqual([undefined, 'occupied', 'out-of-range']);
  const { fields } = endsOf(tableOf(standing), 0);
  expect(ends.filter((to) => fields.some(({ key }) => key === to))).toEqual(['E:P']);
});

test('MC-9.5: the card that is played twice has an edge that does not match, then one that does', () => {
  const scene = begun(EXAMPLES.twice[0]).doing(crewStep({ seat }));
  expect(scene.may(seat, { use: true })).toBe(false);
  expect(scene.when(seat, { mode: 'up' }).may(seat, { use: true })).toBe(true);
});

test('MC-10.21: the limit stops the picture of raising', () => {
  expect(terraformLimit(tableOf(EXAMPLES.raising[0]), 0)).toBe(3);
});
