import { Glyph } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { FACES } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { DieSvg } from '../pieces/die.tsx';
import { useColours } from './colours.ts';
import { sidesOf } from './sides.ts';
import type { Volley } from './tell/beats.ts';
import { type Reason, reasonOf } from './tell/reason.ts';
import type { Scene } from './tell/scene.ts';

/** Between two faces of a rolling die, in milliseconds. */
const TICK = 70;

/** Counts while dice roll; undefined when they lie still. The dice roll for the first half of the moment. */
function useTicks(ms: number): number | undefined {
  const [ticks, setTicks] = useState(0);
  const last = Math.floor((ms * 0.5) / TICK);
  useEffect(() => {
    if (ticks >= last) return;
    const timer = setTimeout(() => setTicks(ticks + 1), TICK);
    return () => clearTimeout(timer);
  }, [ticks, last]);
  return ticks < last ? ticks : undefined;
}

interface TrayProps {
  readonly scene: Scene;
  readonly rolling: number;
}

/** The dice of the last roll, each with the reason why it hits or not. */
export function Tray({ scene, rolling }: TrayProps) {
  const { say, view } = useBoard();
  const colours = useColours();
  const { volley, beat } = scene;
  const [left] = sidesOf(scene, view.viewer);
  if (!volley)
    return (
      <div className="ec-dice-tray ec-tray-empty">
        <p>{say(scene.pair.round <= 0 ? 'board.battle.no-missiles' : 'board.battle.no-roll')}</p>
      </div>
    );
  const { ship, weapon } = volley;
  const { mark, name, className } = colours(scene.parties[volley.party]?.seat ?? null, ship);
  const fires = mark === undefined ? 'board.battle.npc-fires' : 'board.battle.fires';
  return (
    <div className={`ec-dice-tray ${className}`} data-from={volley.party === left ? 'left' : 'right'}>
      <p className="ec-tray-head">{say(fires, { name, ship, weapon })}</p>
      <Dice key={beat?.end} volley={volley} ms={beat?.kind === 'roll' ? rolling : 0} />
    </div>
  );
}

function Dice({ volley, ms }: { readonly volley: Volley; readonly ms: number }) {
  const { say } = useBoard();
  const ticks = useTicks(ms);
  const { dice, computer, shields, hits } = volley;
  const shield = shields.length > 0 ? Math.min(...shields) : 0;
  return (
    <>
      <ul className="ec-dice" data-many={dice.length > 8}>
        {dice.map(({ die, face }, i) => {
          const reason = reasonOf(face, computer, shields);
          const shown = ticks === undefined ? face : FACES[(ticks * 5 + i * 7) % FACES.length];
          // Dice have no name but their place in the roll.
          return (
            <li
              key={`${i} ${die}`}
              className={ticks === undefined ? (reason.hit ? 'ec-die-hit' : 'ec-die-miss') : 'ec-die-rolls'}
            >
              <DieSvg className="ec-dice-die" die={die} face={shown} />
              {ticks === undefined && (
                <>
                  <span className="unseen">{say('board.battle.die', { die, face })}</span>
                  <Because reason={reason} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className="ec-tray-sum">
        {ticks === undefined ? say('board.battle.hits', { hits }) : say('board.battle.rolling')}
        <small>{say('board.battle.needs', { least: Math.min(6, Math.max(2, 6 - computer + shield)) })}</small>
      </p>
    </>
  );
}

/** A tick or a cross, and the sum that leads to it. */
function Because({ reason }: { readonly reason: Reason }) {
  const { say } = useBoard();
  const { hit, by, face, computer, shield, sum } = reason;
  const short =
    by === 'sum'
      ? `${face}${computer > 0 ? `+${computer}` : ''}${shield > 0 ? `−${shield}` : ''}`
      : say(`board.battle.${by}-short`);
  return (
    <span className="ec-because" title={say(`board.battle.because.${by}`, { hit, face, computer, shield, sum })}>
      <Glyph name={hit ? 'check' : 'close'} />
      <span aria-hidden="true">{short}</span>
      <span className="unseen">{say(`board.battle.because.${by}`, { hit, face, computer, shield, sum })}</span>
    </span>
  );
}
