import { ALL_TABLES, type Bus } from '../bus/bus.ts';
import type { TableVersion } from '../store/store.ts';

/**
 * Finds lost messages: every node says now and then how new the tables are that it changed lately, twice for each
 * change. What nobody changes costs nothing.
 */
export class Changes {
  private readonly bus: Bus;
  private recent = new Set<string>();
  private before = new Set<string>();

  constructor(bus: Bus, compare: (tables: readonly TableVersion[]) => void) {
    this.bus = bus;
    bus.listen(ALL_TABLES, (message) => {
      if (message.kind === 'changes') compare(message.tables);
    });
  }

  note(table: string): void {
    if (!this.bus.alone) this.recent.add(table);
  }

  tell(versionOf: (table: string) => TableVersion | undefined): void {
    const tables = [...new Set([...this.recent, ...this.before])].flatMap((id) => versionOf(id) ?? []);
    this.before = this.recent;
    this.recent = new Set();
    if (tables.length > 0) this.bus.publish(ALL_TABLES, { kind: 'changes', tables });
  }
}
