import { type Astronaut, BONUS_ASTRONAUT, COMMANDS, type Command, ENERGY, GATEWAY_CREDITS } from '../data/index.ts';
import { commandPrice, emergencyPrice, nextPanel } from '../rules/lookups/index.ts';
import type { Questions } from '../rules/vocabulary.ts';
import { actionWorths } from './actions.ts';
import { bestBuilding } from './building.ts';
import { Crater } from './crater.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { bestProject } from './projects.ts';
import { bestToken, recruitWorth } from './worth.ts';

type MainAnswer = Questions['choose-main-action']['answer'];

/** The main actions of one turn; what several answers need is found once. */
export class Turn {
  private readonly mind: Mind;
  private seen: Crater | undefined;
  private actions: number[] | undefined;
  private readonly lines: { [command in Command]?: number } = {};

  constructor(mind: Mind) {
    this.mind = mind;
  }

  get crater(): Crater {
    this.seen ??= new Crater(this.mind);
    return this.seen;
  }

  worth(answer: MainAnswer): number {
    if (answer.action === 'crater') return this.crater.worth(answer.space, answer.astronaut);
    if (answer.action === 'gateway') return this.gateway();
    this.lines[answer.action] ??= this.line(answer.action);
    const bonus = answer.astronaut === BONUS_ASTRONAUT[answer.action] ? this.bonus(answer.action) : 0;
    return (this.lines[answer.action] ?? 0) + bonus - this.wasted(answer.astronaut, answer.action);
  }

  private get best(): number[] {
    this.actions ??= actionWorths(this.mind);
    return this.actions;
  }

  private gateway(): number {
    const credits = GATEWAY_CREDITS * this.mind.unit('credits');
    return credits + recruitWorth(this.mind) + (this.best[0] ?? 0);
  }

  private line(command: Command): number {
    const { mind } = this;
    const price = (commandPrice(mind.table, mind.me, command) ?? 0) * mind.unit('credits');
    if (command === 'corporate')
      return (this.best[0] ?? 0) + 0.9 * (this.best[1] ?? 0) + 0.75 * (this.best[2] ?? 0) - price;
    // What cannot be reached now can be with help, at a price.
    const now = command === 'build' ? bestBuilding(mind) : bestProject(mind);
    const helped = command === 'build' ? bestBuilding(mind, ENERGY.max, 1) : bestProject(mind, mind.table.energy + 3);
    return Math.max(now, helped - 2.2) - price;
  }

  /** The bonus of the matching astronaut (SHB-6.1.2). */
  private bonus(command: Command): number {
    if (command === 'build') return bestToken(this.mind) + GUESSES.token;
    return command === 'fund' ? (this.best[0] ?? 0) : recruitWorth(this.mind);
  }

  /** An astronaut that would bring the bonus of another line is better kept for it. */
  private wasted(astronaut: Astronaut, command: Command): number {
    return BONUS_ASTRONAUT[command] !== astronaut && COMMANDS.some((one) => BONUS_ASTRONAUT[one] === astronaut)
      ? 0.3
      : 0;
  }
}

/** Help in the command window: what it makes possible and what it brings, less its price. */
export function helpWorth(mind: Mind, command: Command, help: 'panel' | 'energy' | 'card'): number {
  const { table } = mind;
  const level = table.energy;
  const energy = help === 'panel' ? (nextPanel(table)?.energy ?? 0) : 1;
  const to = Math.min(ENERGY.max, level + energy);
  const symbols = ENERGY.reputationSymbols.filter((at) => at > level && at <= to).length * mind.unit('reputation');
  const price =
    help === 'energy'
      ? (emergencyPrice(level) ?? 0) * mind.unit('credits')
      : help === 'panel'
        ? mind.unit('rareEarth', -1)
        : 0.3;
  const reached = (at: number, panels: number) => {
    if (command === 'corporate') return 0;
    return Math.max(0, command === 'build' ? bestBuilding(mind, at, panels) : bestProject(mind, at));
  };
  const { centre } = table.panels;
  const gain = reached(to, centre + (help === 'panel' ? 1 : 0)) - reached(level, centre);
  return gain + symbols + 0.3 * GUESSES.energy * energy - price;
}
