import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Served, serve } from './serve.ts';
import { built, Stage } from './stage.ts';

export interface House {
  readonly stage: Stage;
  readonly address: string;
}

/** The built app, served to a real browser for the tests of one file. No test may leave an error on a console. */
export function house(open: (built: string) => Promise<Served> = serve): House {
  let served: Served | undefined;
  const opened = {} as { stage: Stage; address: string };
  beforeAll(async () => {
    served = await open(await built());
    opened.address = served.address;
    opened.stage = await Stage.open();
  });
  afterAll(async () => {
    await opened.stage?.close();
    await served?.close();
  });
  afterEach(() => {
    expect(opened.stage.errors.splice(0)).toEqual([]);
  });
  return opened;
}
