import type { Viewer } from '@orrery/kernel';
import type { Scene } from './tell/scene.ts';

/** The viewer's own side, else the attacker, stands on the left. */
export function sidesOf(
  { parties, pair }: Pick<Scene, 'parties' | 'pair'>,
  viewer: Viewer,
): [left: number, right: number] {
  const { defender, attacker } = pair;
  return parties[defender]?.seat === viewer ? [defender, attacker] : [attacker, defender];
}
