import { Mark } from '@orrery/ui';
import type { Who } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { piece } from '../read/pieces.ts';

interface OwnersProps {
  readonly of: readonly Who[];
  /** Where they lie, if they are seen to come there. */
  readonly at?: string;
}

/** Marks of players who hold something, one for each time. */
export function Owners({ of, at }: OwnersProps) {
  const { faces } = useBoard();
  return (
    <span className="sb-owners">
      {of.map((who, i) => {
        const face = faces.find(({ id }) => id === who);
        return face && <Mark key={i} mark={face.mark} data-piece={at && piece.mark(at, who)} />;
      })}
    </span>
  );
}
