import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { BrowserPages, built } from './pages.ts';
import { type Served, serve } from './static-server.ts';

export interface ServedApp {
  readonly pages: BrowserPages;
  readonly address: string;
}

/** The built app, served to a real browser for the tests of one file. No test may leave an error on a console. */
export function servedApp(open: (built: string) => Promise<Served> = serve): ServedApp {
  let served: Served | undefined;
  const opened = {} as { pages: BrowserPages; address: string };
  beforeAll(async () => {
    served = await open(await built());
    opened.address = served.address;
    opened.pages = await BrowserPages.open();
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
