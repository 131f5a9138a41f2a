import { question } from '@orrery/kernel';
import { EXPLORER_MOVES } from '../../data/characters.ts';
import { MARS_ZONES, ZONE_FACTS } from '../../data/zones.ts';
import { bar, type MoveAnswer, movesFrom, STOP, type StopAnswer } from '../answers.ts';
import type { CompanyId, Table } from '../table.ts';
import { tell } from '../telling.ts';
import { enter, turnUp } from '../zones.ts';

type ExploreAnswer = MoveAnswer | StopAnswer;

/** DP-06: up to three single moves, one after the other (MRP-5.8.2); zero are allowed (MRP-5.8.5). */
export const explore = question<Table, { company: CompanyId; left: number }, ExploreAnswer>('explore', {
  rule: 'MRP-5.8.2',
  answers(m, { company }) {
    const answers: ExploreAnswer[] = [];
    for (const from of MARS_ZONES) if (m.table.zones[from].astronauts[company] > 0) answers.push(...movesFrom[from]);
    answers.push(STOP);
    return answers;
  },
  take(m, { seat, company, left }, answer) {
    if ('stop' in answer) {
      tell(m, { type: 'exploration-ended', company, moves: EXPLORER_MOVES - left });
      return;
    }
    const { from, to } = answer;
    m.table.zones[from].astronauts[company] -= 1;
    tell(m, { type: 'moved', company, from, to });
    enter(m, to, company);
    turnUp(m); // MRP-5.8.4: before the next move is chosen
    if (left > 1) m.next(explore({ seat, company, left: left - 1 }));
  },
  barred: (m, { company }) => [
    bar<MoveAnswer>('phobos-apart', { from: 'phobos' }),
    bar<MoveAnswer>('phobos-apart', { to: 'phobos' }),
    ...MARS_ZONES.flatMap((from) =>
      m.table.zones[from].astronauts[company] === 0
        ? [bar<MoveAnswer>('none-of-yours', { from })]
        : MARS_ZONES.filter((to) => to !== from && !ZONE_FACTS[from].adjacent.includes(to)).map((to) =>
            bar<MoveAnswer>('not-adjacent', { from, to }),
          ),
    ),
  ],
});
