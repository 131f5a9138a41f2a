import { usePointed } from '../pointed.ts';

/** The sector under the pointer or with the focus, or that of the ship there. */
export function usePointedSector(): number | undefined {
  const [kind, id] = usePointed()?.split(':') ?? [];
  return kind === 'sector' || kind === 'ship' ? Number(id) : undefined;
}
