import { below, randomFrom } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { RESOURCES, SHIPS } from '../data/index.ts';
import { colonies } from '../rules/colony.ts';
import { battleOdds, npcSideOf, sideOf } from '../rules/lookups/battle.ts';
import { valuesOf } from '../rules/lookups/blueprint.ts';
import { balance } from '../rules/lookups/economy.ts';
import { attackable, isContested } from '../rules/lookups/fleets.ts';
import { inGame, speciesOf } from '../rules/lookups/players.ts';
import type { Player, Table } from '../rules/table.ts';
import { type Decision, policyGame, tables } from './policy.ts';

/** Money after the next Upkeep, everything sold that can be. */
function solvency(player: Player): number {
  const { trade } = speciesOf(player);
  return RESOURCES.reduce(
    (sum, resource) => sum + (resource === 'money' ? 0 : Math.floor(player.storage[resource] / trade)),
    balance(player),
  );
}

const faultless = ({ table }: Decision['play']): boolean => table.phase === 'action' || table.phase === 'combat';

/** The chance of a seat's ships in a sector against everybody there, sampled by the rules' own fights. */
function chanceIn(table: Table, seat: number, id: number): number {
  const random = randomFrom(`${seat}/${id}`);
  const { seats, npc } = attackable(table, id, seat);
  const foes = [...(npc === null ? [] : [npcSideOf(table, id)]), ...seats.map((other) => sideOf(table, id, other))];
  const attacker = sideOf(table, id, seat);
  return foes.reduce(
    (chance, defender) => chance * battleOdds({ defender, attacker }, 200, () => below(random, 6)).attacker.share,
    1,
  );
}

/** Each kind of blunder looked for at every decision; what is found is told with the seed and the number of the answer. */
class Referee {
  readonly found: string[] = [];
  readonly seed: string;
  /** Sectors that the running Move action has entered. */
  private entered = new Set<number>();
  /** Seats that lost something to others in this round. */
  private readonly robbed = new Set<number>();

  constructor(seed: string) {
    this.seed = seed;
  }

  readonly watch = (decision: Decision): (() => void) => {
    const { play, seat, question, answer } = decision;
    const player = play.table.players[seat];
    const note = (what: string) =>
      this.found.push(`${what}: ${this.seed}, answer ${play.match.answers}, ${question} ${JSON.stringify(answer)}`);
    const { round, phase } = play.table;
    const before = player.species === null ? 0 : solvency(player);

    if ((answer.do === 'pass' || answer.do === 'done') && colonies(play.table, seat).length > 0) note('idle pass');
    if (answer.do === 'explore' && player.discs < (question === 'turn' ? 2 : 1)) note('idle explore');
    if (question === 'turn' || question === 'react') this.entered = new Set();

    return () => {
      const { table } = play;
      this.remember(play.events);
      const own = table.round === round && table.phase === phase && faultless(play);
      if (own && (phase === 'action' || question === 'combat-claim') && before >= 0 && solvency(player) < 0)
        note('ruin');
      // A returned tile leaves an activation half done; the rules see to it that it ends with a legal blueprint.
      if (table.phase !== 'setup' && inGame(player) && answer.do !== 'return') this.checkShips(player, note);
      if ((question === 'move' || question === 'move-on') && !this.goesOn(play)) this.checkAttacks(table, seat, note);
    };
  };

  /** Whether moves of the running action are still to come, perhaps after somebody's answer to a proposal. */
  private goesOn({ match }: Decision['play']): boolean {
    return match.agenda.some((frame) => frame.do === 'move' || frame.do === 'move-on');
  }

  private checkShips(player: Player, note: (what: string) => void): void {
    for (const ship of SHIPS) {
      const { cannons, missiles, movement } = valuesOf(player, ship);
      if (![...cannons, ...missiles].some((dice) => dice > 0)) note(`${ship} without weapons`);
      if (ship !== 'starbase' && movement === 0) note(`${ship} that cannot move`);
    }
  }

  private checkAttacks(table: Table, seat: number, note: (what: string) => void): void {
    for (const sector of table.map) {
      if (!this.entered.has(sector.id) || sector.disc === seat || !isContested(table, sector)) continue;
      if (!sector.fleets.some((fleet) => fleet.seat === seat)) continue;
      const chance = chanceIn(table, seat, sector.id);
      if (chance < 0.2) note(`attack on ${sector.id} at ${chance.toFixed(2)}`);
    }
    this.entered = new Set();
  }

  /** Who moved where, who was robbed, and who lost sectors without having been. */
  private remember(events: Decision['play']['events']): void {
    for (const event of events) {
      if (event.type === 'moved') this.entered.add(event.to);
      if (event.type === 'cube-destroyed' || event.type === 'disc-lost') this.robbed.add(event.seat);
      if (event.type === 'relations-broken') this.robbed.add(event.partner);
      if ((event.type === 'abandoned' || event.type === 'collapsed') && !this.robbed.has(event.seat))
        this.found.push(`bankrupt by own choice: ${this.seed}, seat ${event.seat}`);
      if (event.type === 'round-began') this.robbed.clear();
    }
  }
}

describe('Eclipse opponents that follow their judgement', () => {
  const found = tables(4, 'blunders').flatMap((table) => {
    const referee = new Referee(table.seed);
    policyGame(table, referee.watch);
    return referee.found;
  });

  for (const [what, does] of Object.entries({
    ruin: 'spend what the next Upkeep needs',
    bankrupt: 'lose sectors to bankruptcy that nobody took from them',
    ' without weapons': 'leave a blueprint that cannot shoot',
    ' that cannot move': 'leave a blueprint that cannot move',
    'attack on': 'attack at odds below one in five',
    'idle explore': 'explore without a disc for what is found',
    'idle pass': 'pass while colony ships could settle',
  }))
    it(`never ${does}`, () => {
      expect(found.filter((blunder) => blunder.includes(what))).toEqual([]);
    });
});
