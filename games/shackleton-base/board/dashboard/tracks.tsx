import { Plate } from '@orrery/ui';
import { ENERGY, REPUTATION } from '../../data/index.ts';
import { emergencyPrice } from '../../rules/lookups/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { Owners } from '../pieces/owners.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { effectsIn, faceName } from '../read/names.ts';
import { ids } from '../read/targets.ts';

const upTo = (max: number): number[] => Array.from({ length: max + 1 }, (_, i) => i);

/** Energy 0 to 10: Reputation symbols, the zone without panels, the emergency price (SHB-21.3). */
export function EnergyTrack() {
  const { view, say } = useBoard();
  const thing = useThing();
  const { energy } = view.table;
  const emergency = emergencyPrice(energy);
  return (
    <Plate
      className="sb-energy"
      target={thing(ids.energy, [
        say('board.energy', { n: energy }),
        emergency === undefined ? undefined : say('board.energy.emergency', { n: emergency }),
        ENERGY.panelBlockedAt.includes(energy) && say('board.energy.blocked'),
      ])}
    >
      <Sign name="energy" className="sb-energy-sign" />
      {upTo(ENERGY.max).map((at) => (
        <span
          key={at}
          className="sb-step"
          data-on={at === energy}
          data-below={at < energy}
          data-zone={
            ENERGY.panelBlockedAt.includes(at)
              ? 'blocked'
              : at < ENERGY.emergencyPurchase.onlyWhileBelow
                ? 'low'
                : undefined
          }
        >
          {at === energy && <i className="sb-step-marker" data-piece="energy" />}
          <span>{at}</span>
          {at >= energy && <EmergencyPrice at={at} />}
          {ENERGY.reputationSymbols.includes(at) && <Sign name="reputation" />}
        </span>
      ))}
    </Plate>
  );
}

/** What a step from here costs in an emergency. */
function EmergencyPrice({ at }: { readonly at: number }) {
  const price = emergencyPrice(at);
  if (price === undefined) return null;
  return (
    <small className="sb-emergency">
      −{price}
      <Sign name="credits" />
    </small>
  );
}

const ACTION_SIGNS: { readonly [what: string]: SignName } = {
  reputation: 'reputation',
  titanium: 'titanium',
  rareEarth: 'rareEarth',
};

/** Reputation 0 to 15: actions, goal bonuses and upkeep costs where they begin, and everybody's marker (SHB-21.3). */
export function ReputationTrack() {
  const { view, say, faces } = useBoard();
  const thing = useThing();
  const { players } = view.table;
  return (
    <section className="sb-reputation" aria-label={say('track.track-reputation')}>
      {upTo(REPUTATION.max).map((at) => {
        const here = players.flatMap(({ reputation }, who) => (reputation === at ? [who] : []));
        const action = REPUTATION.corpActions.find((one) => one.at === at);
        const bonus = REPUTATION.goalBonus.find((one) => one.at === at);
        const upkeep = REPUTATION.upkeepCost.find((one) => one.at === at);
        const spoken = here.map((who) => say('board.reputation.at', { name: faceName(faces, who) ?? '', n: at }));
        const face = (
          <>
            <span className="sb-rep-at">{here.length > 0 ? <Owners of={here} at="reputation" /> : at}</span>
            <span className="sb-rep-what">
              {action && <ActionSign action={action.effect} />}
              {bonus && (
                <>
                  <Sign name="goal" />+{bonus.vp}
                </>
              )}
              {upkeep && (
                <>
                  −{upkeep.credits}
                  <Sign name="credits" />
                </>
              )}
            </span>
          </>
        );
        if (action)
          return (
            <Plate
              key={at}
              className="sb-rep sb-rep-action"
              target={thing(ids.reputation(action.id), [
                say(`action.${action.id}`),
                say('board.reputation.from', { n: at }),
                effectsIn(say, action.effect),
                ...spoken,
              ])}
            >
              {face}
            </Plate>
          );
        return (
          <span
            key={at}
            className="sb-rep"
            title={
              bonus
                ? say('board.reputation.goal', { n: at, vp: bonus.vp })
                : upkeep
                  ? say('board.reputation.upkeep', { n: at, credits: upkeep.credits })
                  : undefined
            }
          >
            {face}
            <span className="unseen">{spoken.join(', ')}</span>
          </span>
        );
      })}
    </section>
  );
}

function ActionSign({ action }: { readonly action: (typeof REPUTATION.corpActions)[number]['effect'] }) {
  const [effect] = action;
  const sign = effect?.op === 'gain' ? (ACTION_SIGNS[effect.what] ?? 'action') : 'token';
  return (
    <>
      {effect?.op === 'gain' ? `+${effect.n}` : ''}
      <Sign name={sign} />
    </>
  );
}
