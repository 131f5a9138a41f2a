import { ACTIONS, type ActionFacts, type ActionWindow } from '../data/actions.ts';
import { isAction } from '../data/events.ts';
import { type EventCardId, ZONES } from '../data/ids.ts';
import { atZone, bar, rivalsIn, STOP, skip } from './answers.ts';
import { passedWindow } from './kinds.ts';
import { clockwiseFrom } from './lookups.ts';
import { botRescues, botSpies } from './solo/events.ts';
import type { CompanyId, M } from './table.ts';
import { question, step } from './vocabulary.ts';
import { bringBack, kill } from './zones.ts';

/** MRP-9.4.2: clockwise from the first company, each with all its cards of this window before the next. */
export const actionWindow = step<{ window: ActionWindow }>('action-window', (m, { window }) => {
  m.next(...clockwiseFrom(m.table, m.table.first).map((company) => playActions({ company, window })));
});

/** Reveals the company's next action of this window, by rank, and carries it out; then looks for another. */
export const playActions = step<{ company: CompanyId; window: ActionWindow }>('play-actions', (m, frame) => {
  const { company, window } = frame;
  const { kept, revealed } = m.table.companies[company];
  const [action] = kept.cards.filter((card) => isAction(card) && ACTIONS[card].window === window).sort(byRank);
  if (action === undefined) {
    if (window === 'start') m.know(kept, passedWindow(kept.fits));
    return;
  }
  m.move(kept, revealed, action);
  m.tell({ type: 'action-revealed', company, action });
  m.next(playActions({ company, window }));
  carryOut(m, company, ACTIONS[action]);
});

const byRank = (one: EventCardId, other: EventCardId): number => ACTIONS[one].rank - ACTIONS[other].rank;

function carryOut(m: M, company: CompanyId, facts: ActionFacts): void {
  switch (facts.does) {
    case 'rescue':
      beginRescue(m, company, facts.max);
      break;
    case 'espionage':
      beginEspionage(m, company);
      break;
    case 'gain':
      // MRP-9.4.12, MRP-9.4.13
      m.table.companies[company].points[facts.resource] += facts.n;
      m.table.gained += facts.n;
      m.tell({ type: 'gained', company, resource: facts.resource, n: facts.n });
  }
}

/** MRP-9.4.10: zones count where the company had somebody before this card. */
function beginRescue(m: M, company: CompanyId, max: number): void {
  const { zones, lost, companies } = m.table;
  const { seat } = companies[company];
  const homes = ZONES.filter((zone) => zones[zone].astronauts[company] > 0);
  const left = Math.min(max, lost[company]);
  if (homes.length === 0 || left === 0) skip(m, company, 'rescue');
  else if (seat === null) botRescues(m, company, left);
  else m.next(rescue({ seat, company, left, zones: homes }));
}

/** MRP-D19, one astronaut at a time. */
export const rescue = question('rescue', {
  rule: 'MRP-9.4.10',
  answers: (_m, { zones }) => [...zones.map(atZone), STOP],
  take(m, { seat, company, left, zones }, answer) {
    if ('stop' in answer) return;
    bringBack(m, company, answer.zone);
    if (left > 1) m.next(rescue({ seat, company, left: left - 1, zones }));
  },
  barred: (_m, { zones }) =>
    ZONES.filter((zone) => !zones.includes(zone)).map((zone) => bar('not-there-before', atZone(zone))),
});

function beginEspionage(m: M, company: CompanyId): void {
  const { seat } = m.table.companies[company];
  if (seat === null) botSpies(m, company);
  else m.next(espionage({ seat, company }));
}

/** MRP-D20: another colour in any zone where the company is present; mandatory (MRP-9.4.11). */
export const espionage = question('espionage', {
  rule: 'MRP-9.4.11',
  answers: ({ table }, { company }) => ZONES.flatMap((zone) => rivalsIn(table, zone, company)),
  take: (m, { company }, victim) => kill(m, company, victim.zone, victim.company),
  none: (m, { company }) => skip(m, company, 'espionage'),
  barred: ({ table }, { company }) => [
    bar('own-colour', { company }),
    ...ZONES.filter((zone) => table.zones[zone].astronauts[company] === 0).map((zone) => bar('not-present', { zone })),
  ],
});
