import { Mark } from '@orrery/ui';
import { Drawing, Story, toldLog, useBookmark } from '@orrery/ui/board';
import type { PlanetId } from '../data/index.ts';
import { useBoard, useFace } from './context.tsx';
import { Globe, GlobeDefs } from './galaxy/globe.tsx';
import { type Completion, completionsIn } from './read/completion.ts';
import { ids } from './read/targets.ts';

/** Milliseconds from one line to the next, at normal pace. */
const BEAT = 500;

/** The planet that was completed last turns over before the galaxy, and its points are told line by line (S-11). */
export function CompletionStory() {
  const board = useBoard();
  const { view, say, choice, telling, pace } = board;
  const completions = completionsIn(toldLog(board));
  const { fresh, close } = useBookmark(board, { n: completions.length, lines: 0 });
  const newest = completions.at(-1);
  // What is decided for the Automa is chosen on the galaxy.
  if (!newest || !fresh || choice.asked?.question.startsWith('automa-') || view.over) return null;
  return (
    <Story
      key={newest.planet}
      className="mc-completion"
      title={say('board.completed', { planet: newest.planet })}
      name={say('board.the.planet', { planet: newest.planet })}
      icon="sun"
      told={telling === undefined}
      asked={choice.asked !== undefined}
      lines={newest.scores.length + 1}
      pace={pace}
      about={[ids.card(newest.cell)]}
      close={say('board.close')}
      onRead={close}
    >
      <CompletionTold {...newest} />
    </Story>
  );
}

export function CompletionTold({ planet, n, needed, scores }: Completion) {
  const { say, pace } = useBoard();
  return (
    <div className="mc-completion-told">
      <Alive planet={planet} />
      {n <= needed && <p>{say('board.healed', { n, needed })}</p>}
      <ol>
        {scores.map((score, at) => (
          <li key={score.player} className="mc-completion-line" style={{ '--mc-wait': `${(at + 1) * BEAT * pace}ms` }}>
            <Score {...score} />
          </li>
        ))}
      </ol>
    </div>
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

type ScoreProps = Pick<Completion['scores'][number], 'player' | 'space' | 'bonus' | 'rank' | 'vp'>;

export function Score({ player, space, bonus, rank, vp }: ScoreProps) {
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
