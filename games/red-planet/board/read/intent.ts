import type { Asked } from '@orrery/kernel';
import type { ShipId, ZoneId } from '../../data/ids.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import type { CompanyId } from './table.ts';

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

/** Fields of an answer, as far as they are picked. */
interface Picked {
  readonly [field: string]: unknown;
  readonly ship?: ShipId;
  readonly zone?: ZoneId;
  readonly company?: CompanyId;
  readonly from?: ZoneId;
  readonly to?: ZoneId;
}

export function intentOf(asked: Asked<RedPlanet>, answer: Picked, sure: boolean): Intent {
  const base = { sure, company: asked.about.company };
  const { ship, zone, company } = answer;
  switch (asked.question) {
    case 'place-astronaut':
      return ship ? { ...base, boards: { ship, count: 1 } } : base;
    case 'travel-agent':
      return ship ? { ...base, boards: { ship, count: TRAVELLERS } } : base;
    case 'choose-destination':
    case 'pilot-destination':
      return zone ? { ...base, token: { ship: asked.about.ship, zone } } : base;
    case 'force-launch':
      return { ...base, launches: ship };
    case 'destroy-ship':
      return { ...base, destroys: ship };
    case 'explore':
      return answer.from ? { ...base, move: { from: answer.from, to: answer.to } } : base;
    case 'drop-from-phobos':
      return zone ? { ...base, move: { from: 'phobos', to: zone } } : base;
    case 'evacuate':
      return { ...base, move: { from: asked.about.from, to: zone } };
    case 'rescue':
      return zone ? { ...base, move: { from: 'memorial', to: zone } } : base;
    case 'kill-astronaut':
    case 'espionage':
      return company === undefined ? base : { ...base, strikes: { zone, ship, company, replaced: false } };
    case 'replace-astronaut':
      return company === undefined ? base : { ...base, strikes: { zone, ship, company, replaced: true } };
    case 'assign-discovery':
      return { ...base, dossier: zone };
    default:
      return base;
  }
}
