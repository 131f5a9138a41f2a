/** A window of a browser that is driven from outside, the same for every engine. */
export interface Window {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which brings along everything it calls. */
  evaluate<A, R>(work: (given: A) => R, given: A): Promise<Awaited<R>>;
  /** Presses the main button at a point of the page. */
  click(x: number, y: number): Promise<void>;
  /** A PNG of the page. */
  picture(): Promise<Buffer>;
  /** Errors that the page has written to its console, where the engine tells them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser; every window has a storage of its own. */
export interface Engine {
  open(size: Size): Promise<Window>;
  close(): Promise<void>;
}

/** The W3C actions of a click, which WebDriver and its successor BiDi share. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Tries until it succeeds: a browser needs a moment to listen. */
export async function eventually<R>(work: () => Promise<R>, patience = 20_000): Promise<R> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
