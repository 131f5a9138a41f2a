import { present } from '@orrery/kernel';
import { type CrewId, crewCard, SPECIALISTS, type Specialist, type UpgradeId } from '../../data/index.ts';
import { countSpecialists, type Specialists } from '../lookups/index.ts';
import type { Automa, M, PlayerId, Table } from '../table.ts';
import { type Need, type Purpose, question, step } from '../vocabulary.ts';

/** MC-14.31: so many others stand for one that is missing. */
const INSTEAD = 2;

/** The human, who decides for the Automa where it has a choice (MC-14.32). */
export const HUMAN = 0;

const leadersIn = ({ leader_red, leader_green, leader_blue }: Specialists): number =>
  leader_red + leader_green + leader_blue;
const allIn = (counts: Specialists): number => counts.engineer + leadersIn(counts);

/** MC-14.33: which needs are met by their own kind, how many Leaders of any colour, and which are missing. */
interface Plan {
  readonly exact: Specialist[];
  readonly anyLeaders: number;
  readonly missing: Need[];
  /** What is left for the missing ones. */
  readonly left: number;
}

function planOf(crew: readonly CrewId[], needs: readonly Need[]): Plan {
  const counts = countSpecialists(crew);
  const exact: Specialist[] = [];
  const missing: Need[] = [];
  for (const need of needs) {
    if (need === 'leader_any') continue;
    if (counts[need] > 0) {
      counts[need] -= 1;
      exact.push(need);
    } else missing.push(need);
  }
  const wanted = needs.filter((need) => need === 'leader_any').length;
  const anyLeaders = Math.min(wanted, leadersIn(counts));
  for (let i = anyLeaders; i < wanted; i++) missing.push('leader_any');
  return { exact, anyLeaders, missing, left: allIn(counts) - anyLeaders };
}

export const automaOf = ({ automa }: Pick<Table, 'automa'>): Automa => present(automa, 'Automa in this game');

export const crewOf = (m: M): readonly CrewId[] => automaOf(m.table).crew.cards;

export function automaHas(m: M, needs: readonly Need[]): boolean {
  const { missing, left } = planOf(crewOf(m), needs);
  return left >= INSTEAD * missing.length;
}

type Payment = { player: PlayerId; needs: readonly Need[]; purpose: Purpose; upgrade: UpgradeId | null };

/** MC-14.33: exact symbols first, then Leaders of any colour, then two of whatever is left for each missing one. */
export const automaPay = step<Payment>('automa-pay', (m, { player, needs, purpose, upgrade }) => {
  const { exact, anyLeaders, missing } = planOf(crewOf(m), needs);
  for (const specialist of exact) use(m, player, specialist, purpose);
  let rest = anyLeaders + INSTEAD * missing.length;
  const ask = (need: Need, instead: number) =>
    automaSpecialist({ seat: HUMAN, player, need, instead, rest: rest--, purpose, upgrade });
  const leaders = Array.from({ length: anyLeaders }, () => ask('leader_any', 0));
  const others = missing.flatMap((need) => Array.from({ length: INSTEAD }, (_, i) => ask(need, INSTEAD - i)));
  m.next(...leaders, ...others);
});

/** MC-14.32, MC-D24: by kind; nothing is asked where everything left has to be used. */
export const automaSpecialist = question('automa-specialist', {
  rule: 'MC-14.33',
  answers(m, { instead, rest }) {
    const counts = countSpecialists(crewOf(m));
    const kinds = SPECIALISTS.filter((kind) => counts[kind] > 0 && (instead > 0 || kind !== 'engineer'));
    const usable = allIn(counts) === rest ? kinds.slice(0, 1) : kinds;
    return usable.map((specialist) => ({ specialist }));
  },
  take: (m, { player, purpose }, { specialist }) => use(m, player, specialist, purpose),
});

function use(m: M, player: PlayerId, specialist: Specialist, purpose: Purpose): void {
  const { crew } = automaOf(m.table);
  const card = present(
    crew.cards.find((one) => crewCard(one).specialist === specialist),
    'crew card with this specialist',
  );
  m.move(crew, m.table.crewDiscard, card);
  m.tell({ type: 'specialist-used', player, specialist, card, purpose });
}
