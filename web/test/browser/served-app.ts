import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { BrowserPages, built } from './pages.ts';
import { type Served, serve } from './static-server.ts';

export interface ServedApp {
  readonly pages: BrowserPages;
  readonly address: string;
}

interface Wanted {
  readonly open?: (built: string) => Promise<Served>;
  /** Bars that take room, as on Windows. */
  readonly scrollbars?: boolean;
}

/** The built app, served to a real browser for the tests of one file. No test may leave an error on a console. */
export function servedApp({ open = serve, scrollbars = false }: Wanted = {}): ServedApp {
  let served: Served | undefined;
  const opened = {} as { pages: BrowserPages; address: string };
  beforeAll(async () => {
    served = await open(await built());
    opened.address = served.address;
    opened.pages = await BrowserPages.open(scrollbars);
  });
  afterAll(async () => {
    await opened.pages?.close();
    await served?.close();
  });
  afterEach(() => {
    expect(opened.pages.errors.splice(0)).toEqual([]);
  });
  return opened;
}
