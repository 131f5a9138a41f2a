import type { Unit } from '../../rules/table.ts';
import type { Scene } from './tell/scene.ts';

export interface InLine {
  readonly party: number;
  readonly unit: Unit;
}

const hasMissiles = ({ values }: Unit): boolean => values.missiles.some((dice) => dice > 0);

/** The types of both sides by falling initiative, the defender first at equal values (ECL-15.2.1). */
export function lineUp({ parties, pair }: Pick<Scene, 'parties' | 'pair'>): InLine[] {
  const inLine = [pair.defender, pair.attacker].flatMap((party) =>
    (parties[party]?.units ?? [])
      .filter((unit) => unit.damage.length > 0 && (pair.round > 0 || hasMissiles(unit)))
      .map((unit): InLine => ({ party, unit })),
  );
  return inLine.sort((a, b) => b.unit.values.initiative - a.unit.values.initiative);
}
