import type { Notice } from '@orrery/protocol';
import type { Bus } from '../cluster/notices.ts';

/** Carries notices between nodes of one process. */
export class LocalExchange {
  private readonly listeners = new Set<{ bus: object; table: string; tell: (notice: Notice) => void }>();

  join(): Bus {
    const bus: Bus = {
      connected: true,
      publish: (notice) => {
        for (const { bus: other, table, tell } of this.listeners)
          if (other !== bus && table === notice.table) queueMicrotask(() => tell(notice));
      },
      listen: (table, tell) => {
        const entry = { bus, table, tell };
        this.listeners.add(entry);
        return () => void this.listeners.delete(entry);
      },
      close: async () => {},
    };
    return bus;
  }
}
