import type { Face, GameScreen, Speaker } from '@orrery/ui';
import type { Session } from './session.ts';
import type { SessionState } from './state.ts';

/** What every part of the table frame gets. */
export interface TableProps {
  readonly session: Session;
  readonly state: SessionState;
  readonly screen: GameScreen;
  readonly say: Speaker;
  readonly faces: readonly Face[];
}
