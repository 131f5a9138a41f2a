import { type BoardSymbol, type GameScreen, type Say, sharedArea } from '@orrery/ui';

interface SymbolLinesProps {
  readonly symbols: readonly BoardSymbol[];
  readonly say: Say;
}

/** Symbols with their names and what they mean. */
export function SymbolLines({ symbols, say }: SymbolLinesProps) {
  return (
    <ul className="symbols">
      {symbols.map(({ id, name, means = `symbol.${id}`, Picture }) => (
        <li key={id}>
          <span className="symbol-picture" aria-hidden="true">
            <Picture />
          </span>
          <span>
            <strong>{say(name)}</strong> {say(means)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Drawn = HTMLElement | SVGElement;

const MARKED = '[data-symbol]';

/** The symbols of a screen that these drawings show, each once. */
function toldBy(drawings: Iterable<Drawn>, { symbols = [] }: Pick<GameScreen, 'symbols'>): BoardSymbol[] {
  const shown = new Set([...drawings].map(({ dataset }) => dataset.symbol));
  return symbols.filter(({ id }) => shown.has(id));
}

/** Pictures let the pointer through, so they are found by where they are; what lies in front of them hides them. */
const isAt = (drawing: Drawn, x: number, y: number, hit: Element | null): boolean => {
  const { left, top, right, bottom } = drawing.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return false;
  const layer = drawing.closest('.sheet, .board-overlay, .panzoom, [data-area], main');
  return layer?.contains(hit) ?? false;
};

/** Of symbols that lie on each other the larger one is the ground, unless it is hardly larger. */
const HARDLY = 1.5;

/** The symbol at a place of the window, and its drawing: the smallest, or what is drawn over it in about its size. */
export function symbolAt(x: number, y: number, screen: Pick<GameScreen, 'symbols'>) {
  const hit = document.elementFromPoint(x, y);
  const breadth = (drawing: Drawn) => drawing.getBoundingClientRect().width;
  const all = [...document.querySelectorAll<Drawn>(MARKED)].filter(
    (one) => toldBy([one], screen).length > 0 && isAt(one, x, y, hit),
  );
  const least = Math.min(...all.map(breadth));
  const drawing = all.findLast((one) => breadth(one) <= least * HARDLY);
  return drawing && { drawing, symbols: toldBy([drawing], screen) };
}

/** Where a drawing may lie on a thing: its middle, or a side if it joins two things. */
const SPOTS = [
  [0.5, 0.5],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.5, 0.15],
  [0.5, 0.85],
] as const;

/** The symbols on things: those drawn in them, and those that lie on them. */
export function symbolsOn(things: readonly Element[], screen: Pick<GameScreen, 'symbols'>): BoardSymbol[] {
  const holds = (part: Element | null) => things.some((thing) => thing.contains(part));
  const places = things.map((thing) => thing.getBoundingClientRect());
  const lies = (drawing: Drawn) => {
    if (holds(drawing)) return true;
    const place = drawing.getBoundingClientRect();
    // To ask what is at a spot costs much where there are hundreds of symbols.
    if (!places.some((one) => sharedArea(one, place) > 0)) return false;
    const { left, top, width, height } = place;
    return SPOTS.some(([x, y]) => holds(document.elementFromPoint(left + width * x, top + height * y)));
  };
  return toldBy([...document.querySelectorAll<Drawn>(MARKED)].filter(lies), screen);
}
