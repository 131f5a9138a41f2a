import { Mark } from '@orrery/ui';
import type { Who } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';

/** Marks of players who hold something, one for each time. */
export function Owners({ of }: { readonly of: readonly Who[] }) {
  const { faces } = useBoard();
  return (
    <span className="sb-owners">
      {of.map((who, i) => {
        const face = faces.find(({ id }) => id === who);
        return face && <Mark key={i} mark={face.mark} />;
      })}
    </span>
  );
}
