import { CloseButton, Mark } from '@orrery/ui';
import { Drawing, toldLog } from '@orrery/ui/board';
import type { CSSProperties } from 'react';
import type { PlanetId } from '../data/index.ts';
import { useBoard, useFace } from './context.tsx';
import { Globe, GlobeDefs } from './galaxy/globe.tsx';
import { useNews } from './news.ts';
import { type Completion, completionsIn } from './read/completion.ts';

/** Milliseconds from one line to the next, at normal pace. */
const BEAT = 500;

/** The planet that was completed last turns over before the galaxy, and its points are told line by line (S-11). */
export function CompletionStory() {
  const board = useBoard();
  const { say } = board;
  const completions = completionsIn(toldLog(board));
  const { fresh, dismiss } = useNews(completions.length);
  const newest = completions.at(-1);
  if (!newest || !fresh) return null;
  return (
    <section className="mc-completion" data-told aria-label={say('board.completed', { planet: newest.planet })}>
      <CloseButton label={say('board.close')} onPress={dismiss} />
      <CompletionTold key={newest.planet} {...newest} />
    </section>
  );
}

export function CompletionTold({ planet, n, needed, scores }: Completion) {
  const { say, pace } = useBoard();
  return (
    <>
      <Alive planet={planet} />
      <h3>{say('board.completed', { planet })}</h3>
      {n <= needed && <p>{say('board.healed', { n, needed })}</p>}
      <ol>
        {scores.map((score, at) => (
          <li key={score.player} style={{ '--mc-wait': `${(at + 1) * BEAT * pace}ms` } as CSSProperties}>
            <Score {...score} />
          </li>
        ))}
      </ol>
    </>
  );
}

const Alive = ({ planet }: { readonly planet: PlanetId }) => (
  <Drawing>
    <svg viewBox="-60 -60 120 120" aria-hidden="true">
      <defs>
        <GlobeDefs />
      </defs>
      <Globe planet={planet} life={1} />
    </svg>
  </Drawing>
);

function Score({ player, space, bonus, rank, vp }: Completion['scores'][number]) {
  const { say } = useBoard();
  const { mark, name } = useFace(player);
  return (
    <span className={`mc-completion-score player-${mark}`}>
      <Mark mark={mark} />
      <strong>{name}</strong>
      <span>{say('board.completed.score', { space, bonus, rank })}</span>
      <strong>{say('board.vp', { n: vp })}</strong>
    </span>
  );
}
