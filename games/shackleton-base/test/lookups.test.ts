import { Play, randomFrom, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../data/index.ts';
import { spaceFault } from '../rules/crater.ts';
import { game } from '../rules/index.ts';
import { arrivalsNow, scoreSheet, upkeepDue, usableSpaces } from '../rules/lookups/index.ts';
import { at, crew, domes, F, N, put } from './position.ts';
import { sensibly } from './sensible.ts';

describe('lookups', () => {
  it('SHB-5.4.4: the quick list of usable spaces agrees with the reasons', () => {
    playOut(
      Play.start(game, { seats: 4, seed: 'spaces' }),
      randomFrom('spaces'),
      ({ table }) => {
        for (let who = 0; who < 4; who++)
          expect(usableSpaces(table, who)).toEqual(SPACES.map(({ id }) => !spaceFault(table, who, id)));
      },
      sensibly,
    );
  });

  it('SHB-21.9: arrivals if the round ended now', () => {
    const { table } = at({}, (t) => {
      domes(t, F, 'O3');
      put(t, N, 'workshop-top', 'O4');
      t.spaces = { K05: { astronaut: 'engineer', by: F }, K06: { astronaut: 'scientist', by: N } };
    });
    expect(arrivalsNow(table)).toEqual([crew({ scientist: 1 }), crew({ engineer: 1 }), crew({})]);
  });

  it('SHB-21.9: whatever a viewer sees is enough to ask', () => {
    const play = Play.start(game, { seats: 1, seed: 'seen' });
    const { table } = view(play, 0);
    expect(scoreSheet(table).lines).toEqual(scoreSheet(play.table).lines);
    expect(upkeepDue(table, 0).due).toBe(0);
  });
});
