import { expect, test } from 'vitest';
import { entriesAlone } from '../pwa/worker-parts.ts';

const entry = { type: 'chunk', fileName: 'rules-worker.js', isEntry: true, imports: ['shared.js'] } as const;
const shared = { type: 'chunk', fileName: 'shared.js', imports: [] } as const;

test('a build ends where a chunk imports the entry of a worker, or a worker starts another one', () => {
  const { generateBundle } = entriesAlone();
  expect(() => generateBundle({}, { entry, shared })).not.toThrow();
  const back = { ...shared, imports: ['rules-worker.js'] };
  expect(() => generateBundle({}, { entry, back })).toThrow('shared.js imports rules-worker.js');
  const starting = { ...shared, code: 'new Worker(`/bots.js`)' };
  expect(() => generateBundle({}, { entry, starting })).toThrow('starts a worker in a worker');
  const later = { ...shared, dynamicImports: ['rules-worker.js'] };
  expect(() => generateBundle({}, { entry, later })).toThrow('the entry of a worker');
});
