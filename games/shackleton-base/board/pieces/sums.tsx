import type { Who } from '../../rules/table.ts';
import { Owners } from './owners.tsx';

/** What the buildings of each player in a row come to; who has none there is left out. */
export function Sums({ sizes }: { readonly sizes: readonly number[] }) {
  return (
    <span className="sb-sums">
      {sizes.map(
        (size, who: Who) =>
          size > 0 && (
            <span key={who}>
              <Owners of={[who]} /> {size}
            </span>
          ),
      )}
    </span>
  );
}
