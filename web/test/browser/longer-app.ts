import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Every message is said by the made-up language instead of the library; nothing else of the app knows. */
const sayLonger: Plugin = {
  name: 'longer words',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'intl-messageformat' && importer?.endsWith('/ui/words.ts')
      ? new URL('../../../ui/testing/longer.ts', import.meta.url).pathname
      : undefined,
};

/** The app built with English words that are two fifths longer, in a folder of its own: no person ever meets it. */
export async function longerApp(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'orrery-longer-'));
  const configFile = new URL('../../vite.config.ts', import.meta.url).pathname;
  await build({ configFile, logLevel: 'error', plugins: [sayLonger], build: { outDir } });
  return outDir;
}
