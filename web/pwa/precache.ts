import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Output {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  code?: string;
  readonly source?: string | Uint8Array;
}

const WORKER = 'sw.js';
/** What a server says of itself is asked anew each time. */
const FACTS = 'server.json';

/** Vite plugin: tells the service worker which files make up this version. */
export function precache(publicFolder: string) {
  return {
    name: 'orrery-precache',
    apply: 'build' as const,
    enforce: 'post' as const,
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: { [name: string]: Output }) {
        const built = Object.values(bundle).filter(
          ({ fileName }) => fileName !== WORKER && !/\.(map|woff)$/.test(fileName),
        );
        const given = readdirSync(publicFolder).filter((name) => name !== FACTS);
        const files = [...built.map(({ fileName }) => fileName), ...given].map((name) => `/${name}`).sort();
        const digest = createHash('sha256');
        for (const { code, source, fileName } of built) digest.update(fileName).update(code ?? source ?? '');
        for (const name of given) digest.update(readFileSync(join(publicFolder, name)));
        const worker = bundle[WORKER];
        if (worker?.code === undefined) throw new Error('the build has no service worker');
        const list = JSON.stringify({ version: digest.digest('hex').slice(0, 12), files });
        worker.code = `const PRECACHE = ${list};\n${worker.code}`;
      },
    },
  };
}
