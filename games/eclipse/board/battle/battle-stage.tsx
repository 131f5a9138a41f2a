import type { ReactNode } from 'react';
import { useBoard } from '../context.tsx';
import { FieldOdds } from './battle-odds.tsx';
import { BattleSign } from './buttons.tsx';
import { fieldOn } from './contest.ts';
import { InitiativeLine } from './initiative-line.tsx';
import { PartyName } from './odds-bars.tsx';
import { Orders } from './orders.tsx';
import { SideView } from './side.tsx';
import { sidesOf } from './sides.ts';
import type { Scene } from './tell/scene.ts';
import { Tray } from './tray.tsx';
import { isBattleAsked } from './use-show.ts';
import { BattleResult, Narration } from './verdict.tsx';

interface BattleStageProps {
  readonly scene: Scene;
  readonly tools: ReactNode;
  /** How long the moment lasts while it is fresh: dice roll meanwhile. */
  readonly rolling: number;
  /** It shows what is: ships can be chosen. */
  readonly present?: boolean;
  /** It shows what was, on demand. */
  readonly again?: boolean;
  readonly inSheet?: boolean;
}

/** Two fleets, their dice, what is asked and what becomes of it. */
export function BattleStage({
  scene,
  tools,
  rolling,
  present = false,
  again = false,
  inSheet = false,
}: BattleStageProps) {
  const stage = useBoard();
  const { say, view } = stage;
  const { sector, parties, pair, beat } = scene;
  const [left, right] = sidesOf(scene, view.viewer);
  const waiting = parties.filter(
    (side, at) => at !== left && at !== right && side.units.some(({ damage }) => damage.length > 0),
  );
  const field = again || scene.beat?.kind === 'over' ? undefined : fieldOn(view.table, scene);
  return (
    <section
      className={`ec-theatre${inSheet ? ' ec-theatre-sheet' : ''}`}
      aria-label={say('board.battle.in', { sector })}
    >
      <header className="ec-theatre-head">
        <h3 className="ec-theatre-title">
          <BattleSign />
          <span>{say('board.battle.in', { sector })}</span>
        </h3>
        {again && !inSheet && <span className="ec-round ec-again">{say('board.battle.past')}</span>}
        <span className="ec-tools">{tools}</span>
      </header>
      <div className="ec-theatre-body">
        <div className="ec-now">
          <span className="ec-round">
            {pair.round <= 0 ? say('board.battle.missiles') : say('board.battle.round', { round: pair.round })}
          </span>
          <InitiativeLine scene={scene} />
        </div>
        <div className="ec-arena">
          <SideView scene={scene} party={left} place="left" present={present} />
          <div className="ec-middle">
            <Tray scene={scene} rolling={rolling} />
            {beat?.kind === 'over' && <BattleResult scene={scene} />}
          </div>
          <SideView scene={scene} party={right} place="right" present={present} />
        </div>
        {beat && <Narration beat={beat} />}
        {waiting.length > 0 && (
          <p className="ec-waiting">
            {say('board.battle.also')}
            {waiting.map(({ seat, units }) => (
              <PartyName key={seat} seat={seat} npc={units[0].ship} />
            ))}
          </p>
        )}
        {!again && isBattleAsked(stage) && <Orders present={present} />}
        {field && (
          <FieldOdds key={`${sector} ${field.seats}`} field={field} first={parties[left]?.seat ?? undefined} running />
        )}
      </div>
    </section>
  );
}
