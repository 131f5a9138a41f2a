import { decide, type Level } from '@orrery/ai';
import {
  type AnswerTo,
  type Asked,
  matches,
  Play,
  type Random,
  randomFrom,
  type Seat,
  same,
  view,
} from '@orrery/kernel';
import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { arrange } from '../../test/position.ts';
import { begun, holds, positioned, resolving, stackEvents } from '../../test/scenes.ts';
import { blunder } from '../blunders.ts';
import { heuristic } from '../index.ts';

const named = ({ play }: Scene<RedPlanet>, seat: Seat, part: { readonly [field: string]: unknown }) => {
  const asked = play.askedOf(seat)[0];
  const answer = asked.answers.find((one) => matches(one, part));
  if (!answer) throw new Error(`${asked.question} has no answer ${JSON.stringify(part)}`);
  return blunder(play.table, seat, asked, answer);
};

const chosen = (
  play: Play<RedPlanet>,
  seat: Seat,
  level: Level,
  random: Random,
): [Asked<RedPlanet>, AnswerTo<RedPlanet>] => {
  const seen = view(play, seat);
  const [asked] = seen.asked;
  const answer = decide(game, heuristic, seen, { level, random });
  return [asked, asked.answers.find((one) => same(one, answer))!];
};

/** Both bots, several times, find something better here. */
function expectWiser({ play }: Scene<RedPlanet>, seat: Seat): void {
  for (const level of ['easy', 'easy', 'easy', 'hard'] as const) {
    const random = randomFrom(`wiser ${level}`);
    const [asked, answer] = chosen(play, seat, level, random);
    expect(blunder(play.table, seat, asked, answer)).toBeUndefined();
  }
}

describe('what no bot does', () => {
  test('a Saboteur does not blow up a ship full of own people while one with more rivals is docked', () => {
    const scene = positioned(3, 'D1 ship-08 HE/3 [0,0]; D2 ship-11 TS/3 [1,2]; D3 ship-14 MT/3 [1]');
    resolving(scene, 0, 'saboteur').when(0, { ship: 'ship-14' });
    expect(named(scene, 0, { ship: 'ship-08' })).toBe('own-ship-destroyed');
    expect(named(scene, 0, { ship: 'ship-11' })).toBeUndefined();
    expectWiser(scene, 0);
  });

  test('a keeper of the Heroes’ Memorial may (MRP-9.3.18)', () => {
    const scene = positioned(3, 'D1 ship-08 HE/3 [0,0]; D2 ship-11 TS/3 [1,2]; D3 ship-14 MT/3 [1]');
    scene.position((table) => holds(table, 0, 'mis-memorial'));
    resolving(scene, 0, 'saboteur').when(0, { ship: 'ship-14' });
    expect(named(scene, 0, { ship: 'ship-08' })).toBeUndefined();
  });

  test('a Soldier does not kill an own astronaut while another one can be killed', () => {
    const scene = positioned(3, 'HE=ice up; TS=celerium up; HE {0:2,1:2}; TS {0:1}');
    resolving(scene, 0, 'soldier');
    expect(named(scene, 0, { zone: 'hellas', company: 0 })).toBe('own-astronaut-killed');
    expect(named(scene, 0, { zone: 'hellas', company: 1 })).toBeUndefined();
    expectWiser(scene, 0);
  });

  test('with nobody else to kill it is no blunder (MRP-5.2.2)', () => {
    const scene = positioned(3, 'HE=ice up; TS=ice up; HE {0:2}; TS {0:1}');
    resolving(scene, 0, 'soldier');
    expect(named(scene, 0, { zone: 'hellas', company: 0 })).toBeUndefined();
  });

  test('a Femme Fatale does not waste her last act aboard a ship that stays for ever', () => {
    const scene = positioned(3, 'D1 ship-24 SM/5 [0,1]; HE=ice up; HE {0:2,1:2}');
    scene.position((table) => {
      table.track = 11;
    });
    resolving(scene, 0, 'femme-fatale');
    expect(named(scene, 0, { ship: 'ship-24', company: 1 })).toBe('replaced-aboard-for-nothing');
    expect(named(scene, 0, { zone: 'hellas', company: 1 })).toBeUndefined();
    expectWiser(scene, 0);
  });

  test('a Pilot does not turn an own ship from a zone it wins to one it loses', () => {
    const scene = positioned(3, 'launched ship-08 HE/3 [0,0,1]; HE=celerium up; TS=ice up; TS {1:4}');
    scene.position((table) => holds(table, 0, 'mis-celerium-baron'));
    resolving(scene, 0, 'pilot');
    expect(named(scene, 0, { zone: 'tritonis-sinus' })).toBe('turned-away-from-victory');
    expect(named(scene, 0, { zone: 'hellas' })).toBeUndefined();
    expectWiser(scene, 0);
  });

  test('an Explorer does not give up a sole majority for nothing with the last move', () => {
    const scene = positioned(3, 'HE=celerium up; TS=ice up; HE {0:2,1:1}; TS {1:3}');
    scene.position((table) => holds(table, 0, 'mis-celerium-baron'));
    resolving(scene, 0, 'explorer');
    expect(named(scene, 0, { from: 'hellas', to: 'tritonis-sinus' })).toBeUndefined();
    scene.when(0, { from: 'hellas', to: 'ausonia' }).when(0, { from: 'ausonia', to: 'hellas' });
    expect(named(scene, 0, { from: 'hellas', to: 'tritonis-sinus' })).toBe('majority-abandoned');
    expect(named(scene, 0, { stop: true })).toBeUndefined();
    expectWiser(scene, 0);
  });

  test('nobody chooses a Travel Agent without room for three, or a Recruiter with nothing to get back', () => {
    const scene = begun(3).position((table) => {
      arrange(table, 'D1 ship-01 VB/2 []; D2 ship-08 HE/3 [1]; D3 ship-24 SM/5 [1,1,2]');
    });
    expect(named(scene, 0, { character: 'travel-agent' })).toBe('travel-agent-without-room');
    expect(named(scene, 0, { character: 'recruiter' })).toBe('recruiter-for-nothing');
    expectWiser(scene, 0);
  });

  test('a harmful discovery is not put where the own people stand alone', () => {
    const scene = positioned(3, 'D1 ship-24 SM/5 [0]; HE=celerium up; HE {0:2}');
    scene.position((table) => stackEvents(table, 'disc-rockburst'));
    resolving(scene, 0, 'scientist');
    while (scene.play.askedOf(0)[0].question !== 'assign-discovery') scene.when(0, { mode: 'draw' });
    expect(named(scene, 0, { zone: 'hellas' })).toBe('harm-at-home');
    expectWiser(scene, 0);
  });

  test('two players: a neutral Explorer does not overtake the own main company, nor does a neutral Soldier kill it', () => {
    const scene = positioned(2, 'HE=celerium up; TS=ice up; HE {0:2,2:2}; TS {2:1}');
    resolving(scene, 2, 'explorer');
    expect(named(scene, 0, { from: 'tritonis-sinus', to: 'hellas' })).toBe('neutral-overtakes-main');
    expectWiser(scene, 0);
    const war = positioned(2, 'HE=celerium up; HE {0:2,1:2,2:2}');
    resolving(war, 2, 'soldier');
    expect(named(war, 0, { zone: 'hellas', company: 0 })).toBe('own-astronaut-killed');
    expectWiser(war, 0);
  });
});

describe('over many positions of bot games', () => {
  /** Games by the bots' own inclinations; some decisions of each are put to the level. */
  function blunders(level: Level, seats: number, { games, every }: { games: number; every: number }): string[] {
    const found: string[] = [];
    for (let seed = 0; seed < games; seed++) {
      const random = randomFrom(`blunders ${level} ${seats} ${seed}`);
      const play = Play.start(game, { seats, seed });
      for (let turn = 0; !play.over; turn++) {
        const seat = play.awaited[0];
        const [asked, answer] = chosen(play, seat, turn % every === 0 ? level : 'random', random);
        if (turn % every === 0) {
          const name = blunder(play.table, seat, asked, answer);
          if (name) found.push(`${name} in game ${seed} at answer ${turn}`);
        }
        play.answer(seat, answer);
      }
    }
    return found;
  }

  test.each(process.env.LONG ? [1, 2, 3, 4, 5, 6] : [3])('easy, %i seats', (seats) => {
    expect(blunders('easy', seats, { games: 2, every: 2 })).toEqual([]);
  });

  test.each(process.env.LONG ? [2, 4] : [2])('hard, %i seats', (seats) => {
    expect(blunders('hard', seats, { games: 3, every: 20 })).toEqual([]);
  });
});
