import { useBoard } from '../context.tsx';
import { useColours } from './colours.ts';
import { PartyName } from './odds-bars.tsx';
import type { Scene } from './tell/scene.ts';
import { UnitCard } from './unit-card.tsx';

interface SideViewProps {
  readonly scene: Scene;
  readonly party: number;
  /** Where it stands: ships face the other side. */
  readonly place: 'left' | 'right';
  readonly present: boolean;
}

/** The most ships of a fleet that are drawn so large. */
const SIZES = { lone: 2, few: 4, some: 8 } as const;

/** How large the ships of a fleet are drawn. */
export const sizeOf = (ships: number): keyof typeof SIZES | 'many' =>
  ships <= SIZES.lone ? 'lone' : ships <= SIZES.few ? 'few' : ships <= SIZES.some ? 'some' : 'many';

/** One fleet: who it is, and its types from the quickest to the slowest. */
export function SideView({ scene, party, place, present }: SideViewProps) {
  const { say } = useBoard();
  const colours = useColours();
  const side = scene.parties[party];
  if (!side) return null;
  const units = side.units.slice().sort((a, b) => b.values.initiative - a.values.initiative);
  const there = units.filter(({ damage }) => damage.length > 0);
  const ships = there.reduce((sum, { damage }) => sum + damage.length, 0);
  const { className, name } = colours(side.seat, units[0]?.ship ?? 'ancient');
  const role = party === scene.pair.attacker ? 'attacker' : 'defender';
  return (
    <section
      className={`ec-wing ec-wing-${place} ${className}`}
      aria-label={say(`board.battle.${role}-of`, { name })}
      data-size={sizeOf(ships)}
    >
      <h4 className="ec-wing-head">
        <PartyName seat={side.seat} npc={units[0]?.ship} />
        <small>{say(`board.battle.${role}`)}</small>
      </h4>
      <ul className="ec-units">
        {there.map((unit) => (
          <UnitCard key={unit.ship} scene={scene} party={party} unit={unit} present={present} />
        ))}
      </ul>
      {there.length === 0 && <p className="ec-gone">{say('board.battle.gone')}</p>}
    </section>
  );
}
