import type { Event, Seat } from '@orrery/kernel';
import type { Die, Npc, Ship } from '../../../data/index.ts';
import type { Seen, Unit, Weapon } from '../../../rules/table.ts';
import type { Eclipse } from '../../../rules/vocabulary.ts';
import { castOf, type Side } from './cast.ts';
import { fightersOf, type Story } from './story.ts';

/** Two of the parties at each other; indexes into the list of parties. */
export interface Pair {
  readonly defender: number;
  readonly attacker: number;
  /** 0 is the missile step. */
  readonly round: number;
}

/** Dice of one type, all rolled together. */
export interface Volley {
  readonly party: number;
  readonly ship: Ship | Npc;
  readonly weapon: Weapon;
  readonly dice: readonly { readonly die: Die; readonly face: number }[];
  readonly hits: number;
  readonly computer: number;
  /** Shields of the types it was rolled against. */
  readonly shields: readonly number[];
}

/** A ship that a volley strikes. */
export interface Struck {
  readonly party: number;
  readonly ship: Ship | Npc;
  readonly at: number;
  readonly damage: number;
}

export type BeatKind = 'began' | 'round' | 'roll' | 'hits' | 'retreat' | 'left' | 'stalemate' | 'over';

/** One moment of a battle, as it is shown. */
export interface Beat {
  readonly kind: BeatKind;
  /** Index in the log after its last event. */
  readonly end: number;
  readonly events: readonly Event<Eclipse>[];
  /** The parties after it; ships destroyed by it still lie there, with more damage than hull. */
  readonly parties: readonly Side[];
  readonly pair: Pair;
  /** The last roll, until the next round. */
  readonly volley?: Volley;
  readonly struck: readonly Struck[];
}

/** The moments of a story in their order. */
export function beatsOf(table: Seen, log: readonly Event<Eclipse>[], story: Story): Beat[] {
  const teller = new Teller(castOf(table, log, story));
  for (let at = story.from; at < story.to; at++) teller.hear(log[at], at + 1, story.sector);
  return teller.beats;
}

const isDead =
  ({ values }: Unit) =>
  (damage: number) =>
    damage > values.hull;

/** A side without its wrecks. */
export const buried = (side: Side): Side => ({
  ...side,
  units: side.units.map((unit) => ({ ...unit, damage: unit.damage.filter((one) => !isDead(unit)(one)) })),
});

/** Retreats that were not carried out when the fight ends are forgotten. */
const stayed = (side: Side): Side => ({ ...side, units: side.units.map((unit) => ({ ...unit, retreat: null })) });

/** What an event says is destroyed. */
function figureOf(event: Event<Eclipse>): Ship | Npc | undefined {
  if (event.type === 'ship-destroyed') return event.ship;
  return event.type === 'npc-destroyed' ? event.npc : undefined;
}

class Teller {
  readonly beats: Beat[] = [];
  private parties: Side[];
  private pair: Pair = { defender: 0, attacker: 0, round: 0 };
  private volley: Volley | undefined;

  constructor(parties: Side[]) {
    this.parties = parties;
  }

  hear(event: Event<Eclipse>, end: number, sector: number): void {
    if (!('sector' in event) || event.sector !== sector) return;
    const lost = figureOf(event);
    if (event.type === 'ship-hit') this.hit(event, end);
    else if (lost) this.destroyed(this.partyOf(event.type === 'ship-destroyed' ? event.seat : null), lost, event, end);
    else {
      const kind = this.take(event);
      if (kind) this.beat(kind, event, end);
    }
  }

  private take(event: Event<Eclipse>): BeatKind | undefined {
    switch (event.type) {
      case 'battle-began':
      case 'npc-battle-began': {
        const [defender, attacker] = fightersOf(event).map((seat) => this.partyOf(seat));
        this.pair = { defender, attacker, round: 0 };
        this.volley = undefined;
        return 'began';
      }
      case 'engagement-began':
        this.pair = { ...this.pair, round: event.round };
        this.volley = undefined;
        return 'round';
      case 'rolled':
        this.roll(this.partyOf(event.seat), event.ship, event);
        return 'roll';
      case 'npc-rolled':
        this.roll(this.partyOf(null), event.npc, event);
        return 'roll';
      case 'retreat-began': {
        const retreat = { to: event.to, round: this.pair.round };
        this.change(this.partyOf(event.seat), event.ship, (unit) => ({ ...unit, retreat }));
        return 'retreat';
      }
      case 'retreated':
        this.change(this.partyOf(event.seat), event.ship, (unit) => ({ ...unit, damage: [], retreat: null }));
        return 'left';
      case 'stalemate':
        return 'stalemate';
      case 'battle-over':
        this.parties = this.parties.map(stayed);
        return 'over';
      default:
        return undefined;
    }
  }

  private partyOf = (seat: Seat | null): number => this.parties.findIndex((side) => side.seat === seat);

  private roll(
    party: number,
    ship: Ship | Npc,
    { weapon, dice, hits }: Pick<Volley, 'weapon' | 'dice' | 'hits'>,
  ): void {
    this.parties = this.parties.map(buried);
    const foes = this.parties[party === this.pair.defender ? this.pair.attacker : this.pair.defender];
    const unit = this.parties[party]?.units.find((one) => one.ship === ship);
    const shields = foes.units.filter(({ damage }) => damage.length > 0).map(({ values }) => values.shield);
    this.volley = { party, ship, weapon, dice, hits, computer: unit?.values.computer ?? 0, shields };
  }

  private change(party: number, ship: Ship | Npc, by: (unit: Unit) => Unit): void {
    this.parties = this.parties.map((side, at) =>
      at === party ? { ...side, units: side.units.map((unit) => (unit.ship === ship ? by(unit) : unit)) } : side,
    );
  }

  /** Damage of one roll counts together: its hits are one moment. */
  private hit(event: Extract<Event<Eclipse>, { type: 'ship-hit' }>, end: number): void {
    const last = this.beats.at(-1);
    const goesOn = last?.kind === 'hits' && last.events.every(({ type }) => type === 'ship-hit');
    if (!goesOn) this.parties = this.parties.map(buried);
    const party = this.partyOf(event.seat);
    this.change(party, event.ship, (unit) => ({
      ...unit,
      damage: unit.damage.map((damage, at) => (at === event.at ? damage + event.damage : damage)),
    }));
    const struck = { party, ship: event.ship, at: event.at, damage: event.damage };
    if (goesOn && last) this.replace(last, event, end, struck);
    else this.beat('hits', event, end, [struck]);
  }

  /** A destroyed ship belongs to the hits before; in a stalemate ships are destroyed without any. */
  private destroyed(party: number, ship: Ship | Npc, event: Event<Eclipse>, end: number): void {
    const last = this.beats.at(-1);
    const unit = this.parties[party]?.units.find((one) => one.ship === ship);
    const wrecks = unit?.damage.filter(isDead(unit)).length ?? 0;
    const known = last?.events.filter((one) => figureOf(one) === ship).length ?? 0;
    const at = unit?.damage.findIndex((damage) => !isDead(unit)(damage)) ?? -1;
    if (at >= 0 && (last?.kind !== 'hits' || wrecks <= known))
      this.change(party, ship, (one) => ({
        ...one,
        damage: one.damage.map((damage, i) => (i === at ? one.values.hull + 1 : damage)),
      }));
    if (last?.kind === 'hits') this.replace(last, event, end);
    else this.beat('hits', event, end);
  }

  private beat(kind: BeatKind, event: Event<Eclipse>, end: number, struck: readonly Struck[] = []): void {
    if (kind !== 'hits') this.parties = this.parties.map(buried);
    const { parties, pair, volley } = this;
    this.beats.push({ kind, end, events: [event], parties, pair, struck, ...(volley ? { volley } : {}) });
  }

  private replace(last: Beat, event: Event<Eclipse>, end: number, struck?: Struck): void {
    this.beats[this.beats.length - 1] = {
      ...last,
      end,
      events: [...last.events, event],
      parties: this.parties,
      struck: struck ? [...last.struck, struck] : last.struck,
    };
  }
}
