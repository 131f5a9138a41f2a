import type { M } from './table.ts';
import type { Told } from './vocabulary.ts';

export const tell = (m: M, event: Told): void => m.tell(event);
