import { Plate } from '@orrery/ui';
import type { Unit } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { ShipSvg } from '../pieces/ship.tsx';
import { useColours } from './colours.ts';
import { targetPart } from './target-part.ts';
import { foeOf, type Scene } from './tell/scene.ts';

interface FigureProps {
  readonly scene: Scene;
  readonly party: number;
  readonly unit: Unit;
  /** Its place among the ships of its type. */
  readonly at: number;
  readonly present: boolean;
}

/** One ship with its hull and damage; a target while hits are assigned. */
export function Figure({ scene, party, unit, at, present }: FigureProps) {
  const { say, choice, view } = useBoard();
  const thing = useThing();
  const { seat } = scene.parties[party];
  const { name } = useColours()(seat, unit.ship);
  const { ship, values } = unit;
  const damage = unit.damage[at];
  const struck = scene.struck.filter((one) => one.party === party && one.ship === ship && one.at === at);
  const fresh = struck.reduce((sum, one) => sum + one.damage, 0);
  const isTarget =
    present &&
    choice.asked?.question === 'assign-die' &&
    scene.acting &&
    foeOf(scene.pair, scene.acting.party) === party;
  const part = isTarget ? targetPart(view.table, choice.asked?.answers ?? [], { ship, at }) : undefined;
  const taken = damage + (present ? fresh : 0);
  const wrecked = taken > values.hull;
  const props = thing({
    id: `foe:${party}:${ship}:${at}`,
    name: [
      name,
      say('board.battle.ship', { ship, nth: at + 1 }),
      say('board.battle.damage', { damage: taken, hull: values.hull }),
      wrecked && say(present ? 'board.battle.doomed' : 'board.battle.destroyed'),
    ],
    ...(part ? { part } : {}),
    details: seat === null ? `sector:${scene.sector}` : `blueprint:${seat}:${ship}`,
  });
  return (
    <Plate target={props} className="ec-figure" data-wreck={wrecked} data-struck={fresh > 0}>
      <ShipSvg className="ec-figure-ship" ship={ship} />
      <Hull hull={values.hull} damage={damage} pending={present ? fresh : 0} />
      {fresh > 0 && (
        <span className="ec-struck" aria-hidden="true">
          −{fresh}
        </span>
      )}
    </Plate>
  );
}

interface HullProps {
  readonly hull: number;
  readonly damage: number;
  readonly pending: number;
}

/** More hull than this is written as numbers. */
const CELLS = 6;

/** One cell for each hull: whole, to be hit, hit. One hit more destroys. */
function Hull({ hull, damage, pending }: HullProps) {
  if (hull > CELLS)
    return (
      <span className="ec-hull-count" aria-hidden="true">
        {Math.max(0, hull - damage - pending)}/{hull}
      </span>
    );
  return (
    <span className="ec-hull-cells" aria-hidden="true">
      {Array.from({ length: hull }, (_, i) => (
        <i key={`${i}`} data-state={i < damage ? 'hit' : i < damage + pending ? 'pending' : 'whole'} />
      ))}
    </span>
  );
}
