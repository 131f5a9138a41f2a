import type { TableState } from '@orrery/protocol';
import type { Services } from '../services.ts';
import type { Attendance } from './attendance.ts';
import type { Subscribers } from './subscribers.ts';
import type { TableDoc } from './table-doc.ts';

/** After a restart the people of a table come back within seconds: each of them is told of the others once or twice. */
const SOON_MS = 1000;
const REPEAT_MS = 3000;

export interface NewsParts {
  readonly services: Services;
  readonly id: string;
  readonly subscribers: Subscribers;
  readonly attendance: Attendance;
  doc(): TableDoc;
  state(): TableState;
}

/** Tells people here about a table, and other nodes who is here. */
export class TableNews {
  private readonly parts: NewsParts;
  private stopTelling: (() => void) | undefined;
  private stopRepeating: (() => void) | undefined;

  constructor(parts: NewsParts) {
    this.parts = parts;
  }

  /** Tells all subscribers about the table soon; changes that come close together are told once. */
  tellSoon(): void {
    this.stopTelling ??= this.parts.services.after(SOON_MS, () => this.tellNow());
  }

  tellNow(): void {
    const { subscribers, doc, state } = this.parts;
    this.stopTelling?.();
    this.stopTelling = undefined;
    subscribers.showTable(doc(), JSON.stringify(state()));
  }

  /** Somebody came, went or turned away. */
  attendanceChanged(): void {
    const { bus, after } = this.parts.services;
    this.tellSoon();
    if (bus.alone) return;
    this.tellAttendance();
    this.stopRepeating?.();
    this.stopRepeating = after(REPEAT_MS, () => this.tellAttendance());
  }

  /** Tells other nodes who is connected here; after a change it is said twice, as a message may get lost. */
  tellAttendance(): void {
    const { services, id, attendance } = this.parts;
    services.bus.publish(id, { kind: 'presence', people: attendance.local(), watchers: attendance.localWatchers });
  }

  close(): void {
    this.stopTelling?.();
    this.stopRepeating?.();
  }
}
