/** Vite plugin for workers: they run rules and bots, so the drawn and written parts of games stay out of them. */
export function onlyRules() {
  const drawn = /\/(board|words|rulebook)\/(index|front)\.ts$/;
  return {
    name: 'orrery-only-rules',
    enforce: 'pre' as const,
    resolveId: (id: string, importer: string | undefined) =>
      drawn.test(id) && importer?.includes('/games/') ? '\0orrery-nothing' : undefined,
    // Lessons bring their words along with what the worker needs of them.
    load: (id: string) => (id === '\0orrery-nothing' ? 'export const words = undefined;' : undefined),
  };
}
