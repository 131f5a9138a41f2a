import type { Amount, CrewEdge, Draw, Yield } from '../../data/index.ts';
import { Sign, type SignName } from './sign.tsx';

/** Units and cards as rows of pictograms; the spoken name of their thing tells them in words. */

interface Item {
  readonly sign: SignName;
  readonly n: number;
}

const itemsOf = (gain: readonly Amount[], draw: readonly Draw[] = []): Item[] => [
  ...gain.map(({ resource, amount }) => ({ sign: resource, n: amount })),
  ...draw.map(({ source, amount }) => ({ sign: source, n: amount })),
];

/** One picture for each, up to three. */
const repeated = (items: readonly Item[]): { readonly sign: SignName; readonly n?: number; readonly key: string }[] =>
  items.flatMap(({ sign, n }, i) =>
    n > 3 ? [{ sign, n, key: `${i}` }] : Array.from({ length: n }, (_, at) => ({ sign, key: `${i}-${at}` })),
  );

const Row = ({ items }: { readonly items: readonly Item[] }) => (
  <span className="mc-amounts">
    {repeated(items).map(({ sign, n, key }) => (
      <span key={key} className="mc-amount">
        {n}
        <Sign name={sign} />
      </span>
    ))}
  </span>
);

export const Amounts = ({ gain, draw = [] }: { readonly gain: readonly Amount[]; readonly draw?: readonly Draw[] }) => (
  <Row items={itemsOf(gain, draw)} />
);

/** What an edge does: what it takes, an arrow, what it brings. */
export const EdgeAction = ({ edge: { pay, gain, draw } }: { readonly edge: CrewEdge }) => (
  <span className="mc-edge-action">
    {pay.length > 0 && (
      <>
        <span className="mc-pay">
          <Amounts gain={pay} />
        </span>
        <span className="mc-becomes">▸</span>
      </>
    )}
    <Amounts gain={gain} draw={draw} />
  </span>
);

interface SvgAmountsProps {
  readonly of: Yield;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where x stands: at the left, in the middle or at the right. */
  readonly from?: 'start' | 'middle' | 'end';
}

/** The same inside a drawing. */
export function SvgAmounts({ of: { gain, draw }, x, y, size, from = 'start' }: SvgAmountsProps) {
  const items = repeated(itemsOf(gain, draw));
  const width = items.length * size;
  const left = from === 'start' ? x : from === 'middle' ? x - width / 2 : x - width;
  return items.map(({ sign, key }, i) => (
    <Sign key={key} name={sign} x={left + i * size} y={y} width={size} height={size} />
  ));
}
