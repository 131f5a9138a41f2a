import { ENERGY, type SectorId } from '../data/index.ts';
import { nextPanel } from './lookups/prices.ts';
import { gainReputation } from './reputation.ts';
import type { M, Seen, Who } from './table.ts';

/** Moves the common marker right; symbols passed or reached are Reputation, what goes beyond the end is lost (SHB-9.2). */
export function produceEnergy(m: M, who: Who, n: number): void {
  const { table } = m;
  const from = table.energy;
  const to = Math.min(ENERGY.max, from + n);
  if (to === from) return;
  table.energy = to;
  m.tell({ type: 'energy-changed', who, from, to });
  gainReputation(m, who, ENERGY.reputationSymbols.filter((at) => at > from && at <= to).length);
}

/** Never costs Reputation (SHB-6.3.5). */
export function spendEnergy(m: M, who: Who, n: number): void {
  if (n <= 0) return;
  const { table } = m;
  if (table.energy < n) throw new Error(`SHB-6.3.5: ${n} Energy at level ${table.energy}`);
  m.tell({ type: 'energy-changed', who, from: table.energy, to: table.energy - n });
  table.energy -= n;
}

/** Whether panels may be built at this level, and whether one is left on the rim (SHB-6.1.3, SHB-9.2.3). */
export const panelsAllowed = (level: number): boolean => !ENERGY.panelBlockedAt.includes(level);
export const panelPossible = (table: Seen): boolean => panelsAllowed(table.energy) && nextPanel(table) !== undefined;

/** Takes the next panel from the rim to the centre hex, or (AstroBot) straight into a sector, and produces its Energy. */
export function buildPanel(m: M, who: Who, to: 'centre' | SectorId): void {
  const { table } = m;
  const panel = nextPanel(table);
  if (!panel) throw new Error('SHB-6.1.3: no panel is left on the rim');
  table.panels.taken += 1;
  if (to === 'centre') table.panels.centre += 1;
  else table.sectors[to].powered = true;
  m.tell({ type: 'panel-built', who, panel: panel.id, to });
  produceEnergy(m, who, panel.energy);
}
