import {
  ACTION_CARDS,
  type ActionCardId,
  type CorporationId,
  type Crew,
  FILES,
  type SoloSide,
} from '../../data/index.ts';
import { soloAction } from '../../rules/astrobot/gateway.ts';
import { botTurn } from '../../rules/astrobot/turn.ts';
import type { AstroBot, Table } from '../../rules/table.ts';
import { freshTurn } from '../../rules/turn.ts';
import { type At, at, crew, FIRST, lay } from '../position.ts';

export const BOT = 1;

export const botOf = (table: Table): AstroBot => {
  if (!table.astrobot) throw new Error('no AstroBot');
  return table.astrobot;
};

export interface Position {
  corporations?: readonly CorporationId[];
  previous?: ActionCardId;
  card?: ActionCardId;
  side?: SoloSide;
  development?: number;
  shuttle?: Partial<Crew>;
}

/** A solo game with these cards lying, AstroBot about to draw `card`. */
export function solo(position: Position, change: (table: Table) => void = () => {}): At {
  const { corporations = FIRST, previous = 'A1', card = 'A2', side = 'easy', development = 0, shuttle } = position;
  return at({ seats: 1, corporations }, (table) => {
    const bot = botOf(table);
    lay(bot.row, [previous]);
    lay(bot.deck, [card, ...ACTION_CARDS.map(({ id }) => id).filter((id) => id !== card && id !== previous)]);
    bot.sides = [side, side, side];
    bot.development = development;
    table.players[BOT].shuttle = crew(shuttle ?? { engineer: 2, technician: 2, scientist: 2 });
    change(table);
  });
}

export const turn = (position: Position, change?: (table: Table) => void): At =>
  solo(position, change).doing(botTurn({ who: BOT }));

export const told = <T extends string>(scene: At, type: T) => scene.told.filter((event) => event.type === type);

/** The solo action of the first corporation, with the previous card's triangle and arrow. */
export const acting = (
  corporation: CorporationId,
  position: Position,
  change: (table: Table) => void = () => {},
): At => {
  const others = FIRST.concat('to-mars').filter((id) => id !== corporation);
  return solo({ ...position, corporations: [corporation, others[0], others[1]] }, (table) => {
    table.turn = freshTurn(BOT);
    lay(botOf(table).row, [position.previous ?? 'A1', 'A2']);
    lay(
      botOf(table).deck,
      botOf(table).deck.cards.filter((id) => id !== 'A2'),
    );
    change(table);
  }).doing(soloAction({ who: BOT, corporation }));
};

export const PROJECT_VP = (id: string): number => FILES.projects.projects.find((one) => one.id === id)?.vp ?? 0;
