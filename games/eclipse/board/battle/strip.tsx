import type { ReactNode } from 'react';
import { useBoard } from '../context.tsx';
import { ShipSvg } from '../pieces/ship.tsx';
import { BattleSign } from './buttons.tsx';
import { useColours } from './colours.ts';
import { PartyName } from './odds-bars.tsx';
import { Orders } from './orders.tsx';
import { sidesOf } from './sides.ts';
import type { Scene } from './tell/scene.ts';
import { Tray } from './tray.tsx';
import { BattleResult } from './verdict.tsx';

interface StripProps {
  readonly scene: Scene;
  readonly tools: ReactNode;
  readonly rolling: number;
  /** It shows what is: orders can be given. */
  readonly present: boolean;
}

/** A battle in brief, above a map that stays in sight. */
export function Strip({ scene, tools, rolling, present }: StripProps) {
  const { say, view } = useBoard();
  const { sector, pair, beat } = scene;
  const [left, right] = sidesOf(scene, view.viewer);
  return (
    <section className="ec-strip" aria-label={say('board.battle.in', { sector })}>
      <header className="ec-strip-head">
        <BattleSign />
        <span className="ec-strip-title">{say('board.battle.in', { sector })}</span>
        <span className="ec-round">
          {pair.round <= 0 ? say('board.battle.missiles') : say('board.battle.round', { round: pair.round })}
        </span>
        <span className="ec-tools">{tools}</span>
      </header>
      <div className="ec-strip-body">
        <Fleet scene={scene} party={left} />
        <span className="ec-versus" aria-hidden="true">
          :
        </span>
        <Fleet scene={scene} party={right} />
      </div>
      {beat?.kind === 'over' ? <BattleResult scene={scene} /> : <Tray scene={scene} rolling={rolling} />}
      {present && <Orders present />}
    </section>
  );
}

function Fleet({ scene, party }: { readonly scene: Scene; readonly party: number }) {
  const side = scene.parties[party];
  const colours = useColours();
  if (!side) return null;
  return (
    <span className={`ec-brief ${colours(side.seat, side.units[0]?.ship ?? 'ancient').className}`}>
      <PartyName seat={side.seat} npc={side.units[0]?.ship} />
      <span className="ec-brief-ships">
        {side.units
          .filter(({ damage }) => damage.length > 0)
          .map(({ ship, damage }) => (
            <span key={ship}>
              {damage.length}
              <ShipSvg ship={ship} />
            </span>
          ))}
      </span>
    </span>
  );
}
