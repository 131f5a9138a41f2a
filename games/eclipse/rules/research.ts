import type { Barred, Seat } from '@orrery/kernel';
import { question } from '@orrery/kernel';
import { DISCOUNT, TECH_IDS, TECH_SLOTS, type TechId, TRACKS, type Track, techOf } from '../data/index.ts';
import { finish } from './finish.ts';
import { gainTech } from './gain-tech.ts';
import { keyed } from './keyed.ts';
import { knows } from './players.ts';
import { bar, tell } from './say.ts';
import { barredSides, isSide, sideAnswers, takeSide } from './side.ts';
import type { Eclipse, Seen, SeenPlayer } from './table.ts';
import type { AboutOf, AnswerOf, Why, WhyDetails } from './vocabulary.ts';

const END = { do: 'end' } as const;

type ResearchAnswer = Extract<AnswerOf<'research'>, { do: 'research' }>;

/** Every technology with the tracks it may go on; answers are shared, they never change. */
const PLACES = keyed(TECH_IDS, (tech) => {
  const { category } = techOf(tech);
  const tracks: readonly Track[] = category === 'rare' ? TRACKS : [category];
  return tracks.map((track): ResearchAnswer => ({ do: 'research', tech, track }));
});

/** ECL-8.2: printed cost less the discount of the track, but never below the minimum. */
export function costOf({ techs }: SeenPlayer, tech: TechId, track: Track): number {
  const { cost, min } = techOf(tech);
  return Math.max(min, cost - (DISCOUNT[techs[track].length] ?? 0));
}

/** Kinds of technologies that lie in the tray, in the order of the data. */
export function kindsInTray({ techs }: Seen): TechId[] {
  const there = new Set(techs.tray.cards);
  return TECH_IDS.filter((tech) => there.has(tech));
}

/** Why a technology of the tray cannot be put on a track now (ECL-8.1 to 8.3, D16). */
export function whyNoResearch(table: Seen, seat: Seat, { tech, track }: ResearchAnswer): Why | null {
  const player = table.players[seat];
  if (knows(player, tech)) return 'already-known';
  if (player.techs[track].length >= TECH_SLOTS) return 'track-full';
  if (costOf(player, tech, track) > player.storage.science) return 'science-short';
  if (techOf(tech).effect.type === 'portal' && !table.map.some(({ disc }) => disc === seat))
    return 'no-sector-for-portal';
  return null;
}

export function researchable(table: Seen, seat: Seat): ResearchAnswer[] {
  const answers: ResearchAnswer[] = [];
  for (const tech of kindsInTray(table))
    for (const place of PLACES[tech]) if (whyNoResearch(table, seat, place) === null) answers.push(place);
  return answers;
}

export const research = question<Eclipse, AboutOf<'research'>, AnswerOf<'research'>>('research', {
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
    tell(m, 'researched', { seat, tech, track, cost });
    m.next(...gainTech(m, seat, tech, track), left > 1 ? research({ seat, left: left - 1 }) : finish({ seat }));
  },
  barred: ({ table }, { seat }) => [...barredTechs(table, seat), ...barredSides(table, seat)],
});

function barredTechs(table: Seen, seat: Seat): Barred<AnswerOf<'research'>>[] {
  return kindsInTray(table).flatMap((tech) =>
    PLACES[tech].flatMap((answer) => {
      const why = whyNoResearch(table, seat, answer);
      if (why === null) return [];
      const rule = why === 'science-short' ? 'ECL-8.2' : why === 'no-sector-for-portal' ? 'ECL-D16' : 'ECL-8.3';
      return [bar<AnswerOf<'research'>, typeof why>(answer, rule, why, detailsOf(table, seat, answer))];
    }),
  );
}

const detailsOf = (table: Seen, seat: Seat, { tech, track }: ResearchAnswer): WhyDetails['science-short'] => ({
  cost: costOf(table.players[seat], tech, track),
  have: table.players[seat].storage.science,
});
