import { type Answer, type ByQuestion, byQuestion, type OpenQuestion, type Random } from '@orrery/kernel';
import type { Chooser } from '@orrery/kernel/testing';
import type { CellId, FieldKey } from '../data/index.ts';
import { fieldAt, type M, type MicroCosmos, raisable, type Sector } from '../rules/index.ts';

/**
 * Answers as somebody gives them who wants to get on: random ones hardly ever complete a planet. Not a good player, but
 * one who terraforms, founds colonies and settles when possible.
 */
export const sensibly: Chooser<MicroCosmos> = (play, random) => {
  const pending = play.pending[random() % play.pending.length];
  const { do: question, seat, since, ...about } = play.frameOf(pending);
  const asked = { question, about } as Pick<OpenQuestion<MicroCosmos>, 'question' | 'about'>;
  const weights = pending.answers.map(
    (answer) => byQuestion<MicroCosmos, [M, number], number>(LIKING, asked, answer as never, play, pending.seat) ?? 1,
  );
  return { seat: pending.seat, answer: pick(pending.answers, weights, random) };
};

function pick(answers: readonly Answer[], weights: readonly number[], random: Random): Answer {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let point = (random() / 2 ** 32) * total;
  const at = weights.findIndex((weight) => {
    point -= weight;
    return point < 0;
  });
  return answers[at < 0 ? answers.length - 1 : at];
}

const ACTIONS = { gather: 2, terraform: 15, explore: 4, settle: 20, 'found-colony': 12, 'create-outpost': 5 };
const PLACES = { planet: 3, moon: 1.5, station: 2.5, gate: 0.7, asteroid: 0.1 };

const LIKING: Partial<ByQuestion<MicroCosmos, [M, number], number>> = {
  upgrade: (_about, answer) => ('pass' in answer ? 1 : 5),
  travel: (_about, answer, m, seat) => ('to' in answer ? likingOfField(m, seat, answer.to) : 4),
  'cantina-pick': (_about, answer) => ('pass' in answer ? 0.5 : 1),
  'draw-crew': (_about, answer) => ('pass' in answer ? 0.2 : 1),
  'end-draw': (_about, answer) => ('pass' in answer ? 0.2 : 1),
  'play-crew': (_about, answer) => ('pass' in answer ? 1 : answer.use ? 8 : answer.mode === 'up' ? 0.3 : 0.05),
  'planet-action': (_about, answer) => ('pass' in answer ? 0.1 : ACTIONS[answer.action]),
  'raise-level': (_about, answer) => ('stop' in answer ? 0.1 : 3),
  'keep-survivor': (_about, { keep }) => (keep ? 5 : 1),
  'orbit-action': (_about, answer) => ('pass' in answer ? 0.1 : answer.action === 'gather' ? 5 : 0.5),
};

function likingOfField({ table }: M, seat: number, to: FieldKey): number {
  const { type, cell } = fieldAt(table.galaxy, to);
  if (type !== 'planet') return PLACES[type];
  const sector = table.galaxy[cell as CellId] as Sector;
  return PLACES.planet + 4 * raisable(sector, table.players[seat]).length;
}
