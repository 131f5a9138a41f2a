import { activeHotkeys } from '@orrery/ui';
import { useState } from 'react';
import { useSay } from '../words/index.ts';

const SHOWN: { readonly [key: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  '-': '−',
};

/** The keys that really act here and now, and what the arrows do on the board. */
export function Keys() {
  const words = useSay();
  const [hotkeys] = useState(activeHotkeys);
  const shown = (key: string) =>
    key
      .split(/(?<=.)\+/)
      .map((part) =>
        part === ' ' ? words('keys.space') : (SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part)),
      )
      .join('+');
  // Keys that do the same are one line.
  const lines = new Map<string, string[]>();
  for (const { keys, does } of hotkeys) lines.set(does, [...(lines.get(does) ?? []), ...keys.map(shown)]);
  return (
    <dl className="keys">
      {[...lines, [words('keys.arrows'), ['←', '→', '↑', '↓']] as const].map(([does, keys]) => (
        <div key={does}>
          <dt>
            {(keys.length > 4 ? [`${keys[0]}–${keys[keys.length - 1]}`] : keys).map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
