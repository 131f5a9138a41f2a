import { Sheet } from '@orrery/ui';
import { type Key, useSay } from '../../words/index.ts';

const KEYS: readonly (readonly [keys: string, what: Key])[] = [
  ['N / P', 'keys.target'],
  ['← → ↑ ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['1–9', 'keys.digits'],
  ['C', 'keys.confirm'],
  ['Esc', 'keys.escape'],
  ['Ctrl+Z', 'keys.undo'],
  ['Ctrl+Y', 'keys.redo'],
  ['B', 'keys.board'],
  ['O', 'keys.own'],
  ['J', 'keys.players'],
  ['L', 'keys.log'],
  ['Q', 'keys.prompt'],
  ['R', 'keys.rules'],
  ['+ − 0', 'keys.zoom'],
  ['?', 'keys.help'],
];

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const words = useSay();
  return (
    <Sheet title={words('keys')} closeLabel={words('close')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words(what)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
