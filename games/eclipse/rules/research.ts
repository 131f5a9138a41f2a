import { type AnswerTo, type Barred, recordOf, type Seat } from '@orrery/kernel';
import { TECH_IDS, TRACKS, type Track, techOf } from '../data/index.ts';
import { finish } from './finish.ts';
import { gainTech } from './gains.ts';
import { costOf, kindsInTray, whyNoResearch } from './lookups/research.ts';
import { barredSides, sideAnswers, takeSide } from './side.ts';
import type { Seen } from './table.ts';
import { type Eclipse, isSide, question } from './vocabulary.ts';

const END = { do: 'end' } as const;

type ResearchAnswer = Extract<AnswerTo<Eclipse, 'research'>, { do: 'research' }>;

/** Every technology with the tracks it may go on; answers are shared, they never change. */
const PLACES = recordOf(TECH_IDS, (tech) => {
  const { category } = techOf(tech);
  const tracks: readonly Track[] = category === 'rare' ? TRACKS : [category];
  return tracks.map((track): ResearchAnswer => ({ do: 'research', tech, track }));
});

export function researchable(table: Seen, seat: Seat): ResearchAnswer[] {
  const answers: ResearchAnswer[] = [];
  for (const tech of kindsInTray(table))
    for (const place of PLACES[tech]) if (whyNoResearch(table, seat, place) === null) answers.push(place);
  return answers;
}

export const research = question('research', {
  rule: 'ECL-8.1',
  answers: ({ table }, { seat }) => [...researchable(table, seat), END, ...sideAnswers(table, seat)],
  take(m, frame, answer) {
    if (isSide(answer)) return takeSide(m, frame, answer);
    if (answer.do === 'end') return;
    const { seat, left } = frame;
    const { tech, track } = answer;
    const player = m.table.players[seat];
    const cost = costOf(player, tech, track);
    player.storage.science -= cost;
    m.tell({ type: 'researched', seat, tech, track, cost });
    m.next(...gainTech(m, seat, tech, track), left > 1 ? research({ seat, left: left - 1 }) : finish({ seat }));
  },
  barred: ({ table }, { seat }) => [...barredTechs(table, seat), ...barredSides(table, seat)],
});

function barredTechs(table: Seen, seat: Seat): Barred<Eclipse, ResearchAnswer>[] {
  const player = table.players[seat];
  return kindsInTray(table).flatMap((tech) =>
    PLACES[tech].flatMap((answer): Barred<Eclipse, ResearchAnswer>[] => {
      const why = whyNoResearch(table, seat, answer);
      if (why === null) return [];
      if (why === 'science-short') {
        const cost = costOf(player, tech, answer.track);
        return [{ answer, rule: 'ECL-8.2', why, cost, have: player.storage.science }];
      }
      return [{ answer, rule: why === 'no-sector-for-portal' ? 'ECL-D16' : 'ECL-8.3', why }];
    }),
  );
}
