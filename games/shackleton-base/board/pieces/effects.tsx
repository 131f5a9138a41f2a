import type { Cost, Effect } from '../../data/index.ts';
import { Sign, type SignName } from './sign.tsx';

/** Costs and effects as pictograms with numbers; the spoken name of their thing tells them in words. */

export interface Amount {
  readonly sign: SignName;
  readonly n?: number | string;
}

export const Amounts = ({ of }: { readonly of: readonly Amount[] }) => (
  <span className="sb-amounts">
    {of.map(({ sign, n }, i) => (
      <span key={i} className="sb-amount">
        {n}
        <Sign name={sign} />
      </span>
    ))}
  </span>
);

export const costAmounts = (cost: Cost): Amount[] =>
  Object.entries(cost).flatMap(([what, n]) =>
    n ? [{ sign: what === 'sampleAny' ? ('sample' as const) : (what as SignName), n }] : [],
  );

/** What each part of an effect looks like. */
export function effectAmounts(effects: readonly Effect[]): Amount[] {
  return effects.map((effect): Amount => {
    switch (effect.op) {
      case 'gain':
        return { sign: effect.what, n: effect.n };
      case 'gainSample':
        return {
          sign: effect.type === 'typeOfToken' || effect.type === 'choose' ? 'sample' : effect.type,
          n: effect.n,
        };
      case 'produceEnergy':
        return { sign: 'energy', n: effect.n };
      case 'advanceSkyWatch':
        return { sign: 'step', n: effect.n };
      default:
        return { sign: SIGNS[effect.op] ?? 'action' };
    }
  });
}

const SIGNS: { readonly [op in Effect['op']]?: SignName } = {
  recruit: 'recruit',
  mine: 'mine',
  activateToken: 'token',
  upgradeLeader: 'upgrade',
  seatTourist: 'tourist',
  shipCargo: 'helium3',
  runExperiment: 'sample',
  buildFarm: 'farm',
  supportProgramme: 'asteroid',
  buildFactory: 'robot',
  sendBuilding: 'ship',
  sendAstronaut: 'ship',
  installShipPanel: 'panel',
  swapShuttleAstronautWithGateway: 'swap',
};
