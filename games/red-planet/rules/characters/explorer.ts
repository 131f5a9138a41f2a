import { EXPLORER_MOVES } from '../../data/characters.ts';
import { MARS_ZONES, ZONE_FACTS } from '../../data/zones.ts';
import { bar, movesFrom, STOP } from '../answers.ts';
import { type MoveAnswer, question, type StopAnswer } from '../vocabulary.ts';
import { enter, turnUp } from '../zones.ts';

type ExploreAnswer = MoveAnswer | StopAnswer;

/** MRP-D06: up to three single moves, one after the other (MRP-5.8.2); zero are allowed (MRP-5.8.5, MRP-16.4). */
export const explore = question('explore', {
  rule: 'MRP-5.8.2',
  answers(m, { company }) {
    const answers: ExploreAnswer[] = [];
    for (const from of MARS_ZONES) if (m.table.zones[from].astronauts[company] > 0) answers.push(...movesFrom[from]);
    answers.push(STOP);
    return answers;
  },
  take(m, { seat, company, left }, answer) {
    if ('stop' in answer) {
      m.tell({ type: 'exploration-ended', company, moves: EXPLORER_MOVES - left });
      return;
    }
    const { from, to } = answer;
    m.table.zones[from].astronauts[company] -= 1;
    m.tell({ type: 'moved', company, from, to });
    enter(m, to, company);
    turnUp(m); // MRP-5.8.4: before the next move is chosen
    if (left > 1) m.next(explore({ seat, company, left: left - 1 }));
  },
  barred: (m, { company }) => [
    bar('phobos-apart', { from: 'phobos' }),
    bar('phobos-apart', { to: 'phobos' }),
    ...MARS_ZONES.flatMap((from) =>
      m.table.zones[from].astronauts[company] === 0
        ? [bar('none-of-yours', { from })]
        : MARS_ZONES.filter((to) => to !== from && !ZONE_FACTS[from].adjacent.includes(to)).map((to) =>
            bar('not-adjacent', { from, to }),
          ),
    ),
  ],
});
