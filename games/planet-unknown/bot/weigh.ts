import type { Answer, Asked, Play, Seat } from '@orrery/kernel';
import type { Track } from '../data/ids.ts';
import { rulesOf } from '../rules/corporations/index.ts';
import type { Area, Table } from '../rules/table.ts';
import { endsWhileBehind } from './blunders.ts';
import { weighPlacements } from './placing.ts';
import { weighStep, worthMoving } from './roving.ts';

/** A list as long as this is only met at the root or early in the tree; it may be looked at closely. */
const LONG = 12;

export function weigh(
  play: Play<Table>,
  seat: Seat,
  { question }: Pick<Asked, 'question' | 'about'>,
  answers: readonly Answer[],
): number[] {
  const area = play.table.areas[seat];
  const places = answers.filter(({ act }) => act === 'place');
  const fits = places.length > 0 ? weighPlacements(area, places, false) : [];
  let place = 0;
  return answers.map((answer) => {
    if (answer.act === 'place') return fits[place++];
    if (question === 'rotate') return endsWhileBehind(play.table, seat, answer.rotation as number) ? 0 : 1;
    return answer.act === undefined
      ? weighChoice(area, question, answer)
      : weighAct(area, answer, places.length > LONG);
  });
}

/** What to do next in a window: items before the confirmation, rovers where they fetch something. */
function weighAct(area: Area, answer: Answer, beforeTile: boolean): number {
  switch (answer.act) {
    case 'step':
    case 'jump':
      return weighStep(area, answer) * (beforeTile ? 0.5 : 1);
    case 'confirm':
      return worthMoving(area) ? 0.2 : 4;
    case 'use':
      return 1;
    default:
      return 8;
  }
}

function weighChoice(area: Area, question: string, answer: Answer): number {
  if (question === 'regress' && typeof answer.track === 'string') return 1 / (1 + steps(area, answer.track as Track));
  if (typeof answer.track === 'string') return 1 + worth(area, answer.track as Track);
  if (answer.use === 'place' || answer.to === 'score') return 3;
  if (question === 'relocate-rover' && answer.stay) return 0.5;
  return 1;
}

/** Medals grow towards the top, so a few tracks are pushed and not all of them. */
const FOCUS = 1.8;

/** An advance is worth more when points or benefits lie ahead. */
function worth(area: Area, track: Track): number {
  const [next] = rulesOf(area).ahead(area, track);
  return next ? FOCUS ** next.row : 0;
}

const steps = (area: Area, track: Track): number => area.trackers[track];
