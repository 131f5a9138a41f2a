import type { Scene } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { EXAMPLES, type Position } from '../board/figures/examples.ts';
import { land } from '../rules/ships.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { crewOf, docked, inZone, launched, lost, positioned, resolving } from './scenes.ts';

const heads = (counts: readonly number[] = []): string =>
  `{${counts.flatMap((n, company) => (n > 0 ? [`${company}:${n}`] : [])).join(',')}}`;

/** The position of a picture in the notation of the examples. */
const textOf = ({ docks = [], people, resource }: Position): string =>
  [
    ...docks.flatMap((one, dock) =>
      one ? [`${one.launched ? 'launched' : `D${dock + 1}`} ${one.ship} [${one.crew.join(',')}]`] : [],
    ),
    people && `VB ${heads(people)}`,
    resource && `VB=${resource} up`,
  ]
    .filter(Boolean)
    .join('; ');

/** What a picture shows of a position is what came of the play. */
function isShown(scene: Scene<RedPlanet>, { docks = [], people, resource, lost: dead }: Position): void {
  const ships = docks.flatMap((one) => (one ? [one] : []));
  for (const { ship, crew, launched: up, tokens = [] } of ships) {
    expect(up ? launched(scene) : docked(scene)).toContain(ship);
    expect(crewOf(scene, ship)).toEqual(crew);
    const { tokens: lying } = [...scene.table.docks, ...scene.table.launched].find(
      (one) => one?.card.cards[0] === ship,
    )!;
    expect(lying).toEqual(tokens);
  }
  expect([...docked(scene), ...launched(scene)].length).toBe(ships.length);
  if (people) expect(inZone(scene, 'VB')).toBe(heads(people));
  if (resource)
    expect(scene.table.zones['vastitas-borealis'].resource).toMatchObject({ seen: 'all', cards: [resource] });
  if (dead) expect(lost(scene)).toBe(heads(dead));
}

const CHARACTERS = {
  launch: { character: 'recruiter', answers: [] },
  saboteur: { character: 'saboteur', answers: [{ ship: 'ship-09' }, { ship: 'ship-06' }] },
  'travel-agent': { character: 'travel-agent', answers: [] },
  pilot: {
    character: 'pilot',
    answers: [{ ship: 'ship-06' }, { ship: 'ship-06' }, { ship: 'ship-08' }, { zone: 'phobos' }],
  },
} as const;

test.each(Object.entries(CHARACTERS))('the picture of %s shows what the rules do', (name, { character, answers }) => {
  const { before, after } = EXAMPLES[name as keyof typeof CHARACTERS];
  const scene = resolving(positioned(3, textOf(before)), 0, character);
  for (const answer of answers) scene.when(0, answer);
  isShown(scene, after);
});

test('the picture of a landing shows what the rules do', () => {
  const { before, after } = EXAMPLES.landing;
  isShown(positioned(3, `${textOf(before)}; VB=${after.resource} down`).doing(land({})), after);
});

test('the picture of the Femme Fatale shows what the rules do', () => {
  const { before, after } = EXAMPLES['femme-fatale'];
  const scene = resolving(positioned(3, `${textOf(before)}; D1 ship-24 []`), 0, 'femme-fatale');
  const { people, resource, lost: dead } = after;
  expect(inZone(scene, 'VB')).toBe(heads(people));
  expect(lost(scene)).toBe(heads(dead));
  expect(resource).toBe(before.resource);
});
