/** Vite plugin for workers: they run rules and bots, so the drawn and written parts of games stay out of them. */
export function onlyRules() {
  const drawn = /\/(board|words|rulebook)\/(index|front|world)\.tsx?$/;
  return {
    name: 'orrery-only-rules',
    enforce: 'pre' as const,
    resolveId: (id: string, importer: string | undefined) =>
      drawn.test(id) && importer?.includes('/games/') ? '\0orrery-nothing' : undefined,
    // Lessons bring their words along with what the worker needs of them.
    load: (id: string) => (id === '\0orrery-nothing' ? 'export const words = undefined;' : undefined),
  };
}

interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly code?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/**
 * Vite plugin for workers: their entries hold nothing that other chunks need. WebKit evaluates the entry of a worker once
 * more when a chunk imports it, and two copies of the worker would then answer every message. Nor do they start workers:
 * Firefox now and then halts one for good while it does.
 */
export function entriesAlone() {
  return {
    name: 'orrery-entries-alone',
    options: <O extends object>(options: O) => ({ ...options, preserveEntrySignatures: 'strict' as const }),
    generateBundle(_options: unknown, bundle: { readonly [name: string]: Chunk }) {
      const chunks = Object.values(bundle);
      const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
      for (const { fileName, code, imports = [], dynamicImports = [] } of chunks) {
        if (code?.includes('new Worker(')) throw new Error(`${fileName} starts a worker in a worker: see borrowWorker`);
        for (const imported of [...imports, ...dynamicImports])
          if (entries.has(imported)) throw new Error(`${fileName} imports ${imported}, the entry of a worker`);
      }
    },
  };
}
