import type { Cards } from '@orrery/kernel';
import { type Astronaut, BONUS_ASTRONAUT, PROJECT, type ProjectId } from '../data/index.ts';
import { firing } from './agenda.ts';
import { commandWindow, stranded } from './command.ts';
import { chooseOneCorpAction } from './corporate.ts';
import { isFirstEdition } from './editions.ts';
import { resolve } from './effects.ts';
import { spendEnergy } from './energy.ts';
import { affords, robotWorth } from './lookups/paying.ts';
import { corporationAt, isBot } from './lookups/players.ts';
import { projectPrice } from './lookups/prices.ts';
import { pay } from './payment.ts';
import type { CorporationBoard, M, Table, Who } from './table.ts';
import { question, step } from './vocabulary.ts';

/** The steps of Fund after its command space (SHB-6.4.1, SHB-6.4.9). */
export const fundFrames = (who: Who, astronaut: Astronaut) => [
  commandWindow({ seat: who, command: 'fund' }),
  chooseProject({ seat: who }),
  ...(astronaut === BONUS_ASTRONAUT.fund ? [chooseOneCorpAction({ seat: who })] : []),
];

const visibleProjects = (table: Table): ProjectId[] =>
  table.corporations.flatMap(({ left, right }) => [...left.cards, ...right.cards]);

/** What keeps the player from a visible project; undefined if it can be paid now (SHB-6.4.2). */
function projectFault(table: Table, who: Who, project: ProjectId) {
  const { credits, energyRequired, energySpent } = projectPrice(table, who, PROJECT[project].corp);
  const level = table.energy;
  if (level < energyRequired) return { why: 'energy-below-requirement', needs: energyRequired, level } as const;
  if (level < energySpent) return { why: 'energy-below-spent', needs: energySpent, level } as const;
  const player = table.players[who];
  if (!affords(player.stock, { credits, titanium: 0, rareEarth: 0 }, robotWorth(player)))
    return { why: 'too-little', what: 'credits', needs: credits, has: player.stock.credits } as const;
  return undefined;
}

export const chooseProject = question('choose-project', {
  rule: 'SHB-16.20',
  answers: (m, { seat }) =>
    visibleProjects(m.table)
      .filter((project) => !projectFault(m.table, seat, project))
      .map((project) => ({ project })),
  none: stranded,
  take(m, { seat }, { project }) {
    const { credits, energySpent } = projectPrice(m.table, seat, PROJECT[project].corp);
    spendEnergy(m, seat, energySpent);
    m.next(takeProject({ who: seat, project }));
    pay(m, seat, { credits, titanium: 0, rareEarth: 0 }, 'project');
  },
  barred: (m, { seat }) =>
    visibleProjects(m.table).flatMap((project) => {
      const fault = projectFault(m.table, seat, project);
      return fault ? [{ answer: { project }, rule: 'SHB-6.4.2', ...fault }] : [];
    }),
});

/** The card, its immediate effect, what reacts to it, then a new card (SHB-6.4.9). */
export const takeProject = step<{ who: Who; project: ProjectId }>('take-project', (m, { who, project }) => {
  const { corp, immediate } = PROJECT[project];
  const slot = takeCard(m, who, project);
  if (m.table.turn) m.table.turn.funded = corp;
  const context = isFirstEdition(m.table) ? { quiet: [project] } : { funded: project };
  m.next(firing({ who, trigger: 'onFundProject', context }), revealProject({ project, slot }));
  resolve(m, who, immediate, { optional: true });
});

/** The pile for a player's funded projects. */
export const projectPile = (table: Table, who: Who): Cards<ProjectId> =>
  (isBot(table, who) ? table.astrobot?.projects : undefined) ?? table.players[who].projects;

/** Moves a visible project to its new owner and says from which slot. */
export function takeCard(m: M, who: Who, project: ProjectId): 'left' | 'right' {
  const { corp } = PROJECT[project];
  const board = boardOf(m.table, project);
  const slot = board.left.cards.includes(project) ? 'left' : 'right';
  m.move(board[slot], projectPile(m.table, who), project);
  m.tell({ type: 'project-funded', who, project, corporation: corp });
  return slot;
}

/** From the same deck into the emptied slot; an empty deck leaves it empty (SHB-6.4.6). */
export const revealProject = step<{ project: ProjectId; slot: 'left' | 'right' }>(
  'reveal-project',
  (m, { project, slot }) => {
    const board = boardOf(m.table, project);
    if (board.pile.cards.length === 0) return;
    const revealed = m.move(board.pile, board[slot]);
    m.tell({ type: 'project-revealed', corporation: board.id, project: revealed, slot });
  },
);

function boardOf(table: Table, project: ProjectId): CorporationBoard {
  const board = corporationAt(table, PROJECT[project].corp);
  if (!board) throw new Error(`${project} is not in play`);
  return board;
}
