import { open } from '@orrery/kernel';
import { unbalanced } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CREW } from '../data/index.ts';
import { check } from '../rules/check.ts';
import type { M } from '../rules/index.ts';
import { turn } from '../rules/turn.ts';
import { fault } from './fault.ts';
import { position, put } from './position.ts';

/** A sound position with one thing made wrong. */
function broken(path: string, value: unknown): string {
  const { play } = position({
    levels: { N: [1, 0, 0, 0] },
    markers: { N: [[0, 1]] },
    players: [{ ark: 'N:M', colonies: ['E'], upgrades: ['robotics'] }],
  });
  Object.assign(play.table, { ending: { cause: 'planets', lastRound: 1 } });
  for (const player of play.table.players) player.turns = 1;
  expect(problems(play)).toEqual([]);
  fault(play.table, path, value);
  return problems(play).join('\n');
}

const problems = (play: M): string[] => [...check(play.match), ...unbalanced(play)];

describe('section 23: what must always hold is noticed when it does not', () => {
  it.each([
    ['MC-23.1', 'players.0.top', open('crew', ['crew_01']), 'cards of kind crew'],
    ['MC-23.1', 'survivorDeck', open('survivor'), 'cards of kind survivor'],
    ['MC-23.1', 'planetDeck', open('planet'), 'cards of kind planet'],
    ['MC-23.2', 'players.1.cargo.minerals', 5, 'player 1 has 5 of minerals'],
    ['MC-23.2', 'players.1.cargo.minerals', -1, 'player 1 has -1 of minerals'],
    ['MC-23.2', 'players.0.top', open('crew', ['a', 'b', 'c', 'd']), 'top row of player 0'],
    ['MC-23.2', 'players.0.kept', open('survivor', ['a', 'b', 'c', 'd']), 'survivors of player 0'],
    ['MC-23.3', 'players.0.colonyPool', 1, 'player 0 has 9 colony markers'],
    ['MC-23.3', 'players.0.outpostPool', 1, 'player 0 has 3 outposts'],
    ['MC-23.4', 'galaxy.N.markers.0.space', 2, 'markers and levels in N'],
    ['MC-23.4', 'galaxy.N.levels.0', 4, 'a level in N'],
    ['MC-23.4', 'galaxy.N.levels', [3, 2, 2, 2], 'N is complete but not turned'],
    ['MC-23.4', 'galaxy.N.terraformed', true, 'markers on the terraformed planet in N'],
    ['MC-23.5', 'players.1.ark', 'N:M', 'two Arks on one field'],
    ['MC-23.5', 'galaxy.W', null, 'the start planet of W is missing'],
    ['MC-23.6', 'galaxy.E.colonies', [0, 0], 'two colonies of one player in E'],
    ['MC-23.6', 'galaxy.E.outposts', [1, 1], 'two outposts of one player in E'],
    ['MC-23.6', 'players.0.points.trade', -2, 'points are never lost'],
    ['MC-23.7', 'cantina.0', open('crew'), 'the Cantina is not full'],
    ['MC-23.8', 'players.0.turns', 2, 'not everybody had the same number of turns'],
  ])('%s: %s', (_, path, value, message) => expect(broken(path, value)).toContain(message));

  it('MC-23.7, MC-6.14: a Cantina that ran dry stays so while the Automa pays', () => {
    const engineers = CREW.flatMap(({ id, specialist }) => (specialist === 'engineer' ? [id] : []));
    const scene = position({
      seats: 1,
      automaDeck: ['automa_09'],
      players: [
        { top: engineers.slice(0, 3), bottom: engineers.slice(3, 6) },
        { ark: 'N:P', cargo: '2/0/0/2', colonyPool: 2 },
      ],
    }).position((table) => {
      const { players, automa } = table;
      const human = [...players[0].top.cards, ...players[0].bottom.cards];
      for (const { id } of CREW) if (automa && !human.includes(id)) put(table, id, automa.crew);
    });
    scene.doing(turn({ player: 1 }));
    for (let asked = 0; scene.play.awaited.length > 0; asked++) {
      expect(problems(scene.play), `question ${asked}`).toEqual([]);
      scene.play.answer(0, scene.answers(0)[0]);
    }
    expect(scene.table.cantina.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
  });
});
