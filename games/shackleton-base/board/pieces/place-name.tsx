import { pointing } from '@orrery/ui/board';
import { SPACE } from '../../data/index.ts';
import { ids } from '../read/targets.ts';

/** The name of a space or a sector in a text: under a pointer or a finger, or with the focus, it shows where that is. */
export function PlaceName({ id }: { readonly id: string }) {
  const shown = SPACE[id] ? ids.row(id) : ids.seenSector(id);
  return (
    <button type="button" className="link-button sb-place-name" {...pointing(shown)}>
      {id}
    </button>
  );
}
