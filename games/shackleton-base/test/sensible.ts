import { sensibly as judging } from '@orrery/ai';
import { heuristic } from '../bot/index.ts';

/** A player who judges as opponents do, so that games reach deep positions. */
export const sensibly = judging(heuristic);
