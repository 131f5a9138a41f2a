import { type Command, PROJECT } from '../data/index.ts';
import { later } from './agenda.ts';
import { helpPrice, windowSteps } from './completable.ts';
import { buildPanel, panelsAllowed, produceEnergy } from './energy.ts';
import { canPay, shortOf } from './lookups/paying.ts';
import { commandPrice, emergencyPrice, nextPanel } from './lookups/prices.ts';
import { pay, payCost } from './payment.ts';
import type { M, Table, Who } from './table.ts';
import { type Help, question, step } from './vocabulary.ts';

/** Puts the deployed astronaut on the leftmost free space of a line and pays for it (SHB-6.1.1). */
export function enterLine(m: M, who: Who, command: Command): void {
  const credits = commandPrice(m.table, who, command);
  const astronaut = m.table.turn?.astronaut;
  if (credits === undefined || !astronaut) throw new Error(`SHB-6.1.1: no free space for ${command}`);
  m.table.command[command].push({ astronaut, by: who });
  pay(m, who, { credits, titanium: 0, rareEarth: 0 }, 'command-space', { help: 'none' });
}

/** A command action that was offered can always be completed; if not, the look-ahead is wrong (SHB-6.1.7). */
export function stranded(m: M): never {
  throw new Error(`SHB-6.1.7: stranded in ${m.table.turn?.action}`);
}

/** Help before the main effect, again and again (SHB-6.1.7). */
export const commandWindow = question('command-window', {
  rule: 'SHB-16.44',
  answers: (m, { seat, command }) => windowSteps(m.table, seat, command),
  none: stranded,
  take(m, { seat, command }, answer) {
    if (answer.help === 'none') return;
    m.next(helping({ who: seat, help: answer }), commandWindow({ seat, command }));
    payHelp(m, seat, answer);
  },
  barred(m, { seat, command }) {
    const { table } = m;
    const offered = windowSteps(table, seat, command).map(({ help }) => help);
    const bars = [
      { answer: { help: 'panel' as const }, rule: 'SHB-6.1.3', ...panelFault(table, seat) },
      { answer: { help: 'energy' as const }, rule: 'SHB-6.1.5', ...emergencyFault(table, seat) },
      { answer: { help: 'none' as const }, rule: 'SHB-6.1.7', why: 'help-first' as const },
    ];
    return bars.filter(({ answer }) => !offered.includes(answer.help));
  },
});

function panelFault(table: Table, who: Who) {
  const { rareEarth, robot } = table.players[who].stock;
  if (table.turn?.panelBuilt) return { why: 'panel-built' } as const;
  if (!nextPanel(table)) return { why: 'no-panel-left' } as const;
  if (!panelsAllowed(table.energy)) return { why: 'energy-full', level: table.energy } as const;
  if (rareEarth + robot === 0) return { why: 'too-little', what: 'rareEarth', needs: 1, has: 0 } as const;
  return { why: 'would-strand' } as const;
}

function emergencyFault(table: Table, who: Who) {
  const credits = emergencyPrice(table.energy);
  if (credits === undefined) return { why: 'energy-enough', level: table.energy } as const;
  return canPay(table, who, { credits }) ? ({ why: 'would-strand' } as const) : shortOf(table, who, { credits });
}

function payHelp(m: M, who: Who, help: Help): void {
  const cost = helpPrice(m.table, who, help);
  payCost(m, who, cost, help.help === 'card' ? 'ability' : help.help, help);
}

/** What the help brings, once it is paid. */
export const helping = step<{ who: Who; help: Help }>('help', (m, { who, help }) => {
  switch (help.help) {
    case 'panel':
      if (m.table.turn) m.table.turn.panelBuilt = true;
      return buildPanel(m, who, 'centre');
    case 'energy':
      return produceEnergy(m, who, 1);
    case 'card':
      m.table.players[who].spent.push(help.project);
      m.tell({ type: 'card-used', who, project: help.project });
      return m.next(later(who, PROJECT[help.project].ability?.effect ?? []));
  }
});
