import type { Asked } from '@orrery/kernel';
import type { ShipId, ZoneId } from '../../data/ids.ts';
import type { CompanyId } from './table.ts';
import type { Part } from './targets.ts';

/** The result of an answer that is pointed at or proposed, as the picture shows it before it is sent. */
export interface Intent {
  /** True for the answer that only waits for its confirmation. */
  readonly sure: boolean;
  /** The company that acts. */
  readonly company: CompanyId;
  /** Astronauts that board. */
  readonly boards?: { readonly ship: ShipId; readonly count: number };
  readonly token?: { readonly ship: ShipId; readonly zone: ZoneId };
  readonly launches?: ShipId;
  readonly destroys?: ShipId;
  /** One astronaut's way; `from` may be the memorial. */
  readonly move?: { readonly from: ZoneId | 'memorial'; readonly to?: ZoneId };
  /** Somebody dies; replaced by one of `company` if `replaced`. */
  readonly strikes?: {
    readonly zone?: ZoneId;
    readonly ship?: ShipId;
    readonly company: CompanyId;
    readonly replaced: boolean;
  };
  readonly dossier?: ZoneId;
}

/** Astronauts of the Travel Agent (MRP-5.3.1). */
const TRAVELLERS = 3;

export function intentOf(asked: Asked, answer: Part, sure: boolean): Intent {
  const { about, question } = asked;
  const base = { sure, company: about.company as CompanyId };
  const ship = answer.ship as ShipId;
  const zone = answer.zone as ZoneId;
  const victim = { zone, ship, company: answer.company as CompanyId };
  switch (question) {
    case 'place-astronaut':
      return { ...base, boards: { ship, count: 1 } };
    case 'travel-agent':
      return { ...base, boards: { ship, count: TRAVELLERS } };
    case 'choose-destination':
    case 'pilot-destination':
      return { ...base, token: { ship: about.ship as ShipId, zone } };
    case 'force-launch':
      return { ...base, launches: ship };
    case 'destroy-ship':
      return { ...base, destroys: ship };
    case 'explore':
      return answer.from ? { ...base, move: { from: answer.from as ZoneId, to: answer.to as ZoneId } } : base;
    case 'drop-from-phobos':
      return zone ? { ...base, move: { from: 'phobos', to: zone } } : base;
    case 'evacuate':
      return { ...base, move: { from: about.from as ZoneId, to: zone } };
    case 'rescue':
      return zone ? { ...base, move: { from: 'memorial', to: zone } } : base;
    case 'kill-astronaut':
    case 'espionage':
      return victim.company === undefined ? base : { ...base, strikes: { ...victim, replaced: false } };
    case 'replace-astronaut':
      return victim.company === undefined ? base : { ...base, strikes: { ...victim, replaced: true } };
    case 'assign-discovery':
      return { ...base, dossier: zone };
    default:
      return base;
  }
}
