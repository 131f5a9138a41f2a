import { type Event, Play, randomFrom, veil } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battleSector } from '../../rules/battle/sector.ts';
import { game } from '../../rules/index.ts';
import type { Seen, Table, Unit } from '../../rules/table.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { TERRANS, table } from '../../test/stage.ts';
import { steadily } from '../../test/steady.ts';
import { fieldOn } from '../battle/contest.ts';
import { type Beat, beatsOf } from '../battle/tell/beats.ts';
import { reasonOf } from '../battle/tell/reason.ts';
import { sceneOf } from '../battle/tell/scene.ts';
import { retold, storiesIn } from '../battle/tell/story.ts';

const seen = (table: Table): Seen => veil(table, 'watcher') as Seen;

const TWO = TERRANS.slice(0, 2);
const FAR = [6, -3] as const;

/** Ships of a side as short words, wrecks left out. */
const fleet = (units: readonly Pick<Unit, 'ship' | 'damage' | 'values'>[]): string[] =>
  units
    .map(({ ship, damage, values }) => `${ship} ${damage.filter((one) => one <= values.hull).join()}`)
    .filter((words) => !words.endsWith(' '))
    .sort();

const fleets = ({ parties }: Pick<Beat, 'parties'>) =>
  parties.map(({ seat, units }) => [seat, fleet(units)] as const).filter(([, ships]) => ships.length > 0);

const bySeat = (list: readonly (readonly [number | null, string[]])[]) =>
  list.slice().sort(([a], [b]) => (a ?? -1) - (b ?? -1));

describe('the teller', () => {
  test('what it tells ends where the battle stands, after every answer of many games', () => {
    let checked = 0;
    for (let i = 0; i < 12; i++) {
      const log: Event<Eclipse>[] = [];
      playOut(
        Play.start(game, randomSetup(game, `told ${i}`)),
        randomFrom(`told ${i}`),
        (play) => {
          log.push(...play.events);
          const { battle } = play.table;
          if (!battle?.fight) return;
          const story = storiesIn(log).at(-1);
          expect(story?.sector).toBe(battle.sector);
          const last = beatsOf(seen(play.table), log, story!).at(-1)!;
          const { defender, attacker, round } = battle.fight;
          expect(last.pair.round).toBe(Math.max(0, round));
          expect(last.parties[last.pair.defender].seat).toBe(battle.parties[defender].seat);
          expect(last.parties[last.pair.attacker].seat).toBe(battle.parties[attacker].seat);
          const there = battle.parties.map(({ seat, units }) => [seat, fleet(units)] as const);
          expect(bySeat(fleets(last))).toEqual(bySeat(there.filter(([, ships]) => ships.length > 0)));
          checked += 1;
        },
        steadily,
      );
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('an old battle is told again as it was, whatever has happened to ships and blueprints since', () => {
    let compared = 0;
    for (let i = 0; i < 8; i++) {
      const log: Event<Eclipse>[] = [];
      const told = new Map<number, string>();
      const tell = (table: Table, only?: number) =>
        storiesIn(log)
          .filter(({ over, nth }) => over && (only === undefined ? !told.has(nth) : nth === only))
          .map(
            (story) =>
              [
                story.nth,
                JSON.stringify(
                  beatsOf(seen(table), log, story).map((beat) => [beat.kind, bySeat(fleets(beat)), beat.volley]),
                ),
              ] as const,
          );
      const play = playOut(
        Play.start(game, randomSetup(game, `again ${i}`)),
        randomFrom(`again ${i}`),
        (now) => {
          log.push(...now.events);
          for (const [nth, beats] of tell(now.table)) told.set(nth, beats);
        },
        steadily,
      );
      for (const [nth, beats] of told) {
        expect(tell(play.table, nth)[0][1]).toBe(beats);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('the dice of a roll are those of the rules, with the reason of each', () => {
    const stage = table(TWO).lay(101, FAR, 0, { guarded: true }).ships(0, 101, { interceptor: 2 });
    stage.dice({ yellow: [5, 6, 0, 5] }).doing(battleSector({ sector: 101 }));
    const log = stage.scene.told;
    const beats = beatsOf(seen(stage.table), log, storiesIn(log)[0]);
    expect(beats.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['began', 'round', 'roll', 'hits']));
    const roll = beats.find(({ kind }) => kind === 'roll')!.volley!;
    expect(roll.dice.map(({ face }) => reasonOf(face, roll.computer, roll.shields).hit).filter(Boolean)).toHaveLength(
      roll.hits,
    );
    expect(reasonOf(0, 9, [0])).toMatchObject({ hit: false, by: 'blank' });
    expect(reasonOf(6, 0, [9])).toMatchObject({ hit: true, by: 'burst' });
    expect(reasonOf(5, 2, [3, 1])).toMatchObject({ hit: true, by: 'sum', sum: 6, shield: 1 });
  });

  test('chances are those of the ships on the stage: they move when hits are shown, not while dice roll', () => {
    const stage = table(TWO).lay(101, FAR, 0, { guarded: true }).ships(0, 101, { interceptor: 2 });
    stage.dice({ yellow: [6, 6, 6, 6] }).doing(battleSector({ sector: 101 }));
    const log = stage.scene.told;
    const beats = beatsOf(seen(stage.table), log, storiesIn(log)[0]);
    const ships = (beat: Beat) =>
      fieldOn(seen(stage.table), sceneOf(101, beat))?.parties.map((units) => fleet(units).join());
    const hits = beats.findIndex(({ kind }) => kind === 'hits');
    expect(beats[hits - 1].kind).toBe('roll');
    expect(ships(beats[hits - 1])).toEqual(ships(beats[0]));
    expect(ships(beats[hits])).not.toEqual(ships(beats[0]));
    // The table itself knows already how it ended.
    expect(stage.table.battle).not.toMatchObject({ fight: { round: 0 } });
  });

  test('several parties in one sector are one story, pair by pair', () => {
    const stage = table(TERRANS.slice(0, 3)).lay(304, FAR, 0, {
      ships: [
        [0, { interceptor: 1 }],
        [1, { interceptor: 1 }],
        [2, { interceptor: 1 }],
      ],
    });
    stage.dice({ yellow: [6, 6] }).doing(battleSector({ sector: 304 }));
    const stories = storiesIn(stage.scene.told);
    expect(stories).toMatchObject([{ sector: 304, seats: [1, 2, 0] }]);
    const beats = beatsOf(seen(stage.table), stage.scene.told, stories[0]);
    const { from, to } = stories[0];
    expect(retold(stage.scene.told, from)).toBe('battle:told:0');
    expect(retold(stage.scene.told, to - 1)).toBe('battle:told:0');
    expect(retold(stage.scene.told, to)).toBeUndefined();
    expect(beats.filter(({ kind }) => kind === 'began')).toHaveLength(2);
  });
});
