import type { Frame } from '@orrery/kernel';
import { BUILDING, BUILDINGS, CORPORATION, type CorporationId, SPACES } from '../data/index.ts';
import { ask, later } from './agenda.ts';
import { beginArranging } from './arrange.ts';
import { placeArrivals } from './astrobot/arrange.ts';
import { corporationRules, inPlay } from './corporations/index.ts';
import { resolve } from './effects.ts';
import { isTaken, receiverOf } from './lookups/crater.ts';
import { robotWorth } from './lookups/paying.ts';
import { isBot, isBuilt } from './lookups/players.ts';
import { upkeepDue } from './lookups/prices.ts';
import { loseReputation } from './reputation.ts';
import type { M, Who } from './table.ts';
import { step } from './vocabulary.ts';

/** The upkeep phase (SHB-10), in full in every round (SHB-10.9). */
export const beginUpkeep = step('begin-upkeep', (m) => {
  const { table } = m;
  table.phase = 'upkeep';
  m.tell({ type: 'upkeep-began', round: table.round });
  m.next(
    ...table.corporations.map(({ id }) => later(table.order[0], CORPORATION[id].upkeep)),
    withdraw({ at: 0 }),
    ...table.order.flatMap((who) => [
      isBot(table, who) ? placeArrivals({ who }) : beginArranging({ who }),
      income({ who }),
    ]),
    ...table.order.filter((who) => !isBot(table, who)).map((who) => payUpkeep({ who })),
  );
});

// ------------------------------------------------------------- step 2: withdrawal

/** Clockwise from the topmost space; harvests and boarding happen at once (SHB-10.2 to SHB-10.4). */
export const withdraw = step<{ at: number }>('withdraw', (m, { at }) => {
  const { table } = m;
  for (let i = at; i < SPACES.length; i++) {
    const space = SPACES[i].id;
    if (!isTaken(table, space)) continue;
    const { astronaut } = table.spaces[space];
    const { to, sizes, tie } = receiverOf(table, space);
    delete table.spaces[space];
    m.tell({ type: 'astronaut-withdrawn', space, astronaut, receiver: to, sizes, tie });
    if (to === null) {
      table.gateway[astronaut] += 1;
      continue;
    }
    table.players[to].arrivals[astronaut] += 1;
    m.next(withdraw({ at: i + 1 }));
    // The agenda is a stack: what the first corporation does comes first.
    for (const corporation of inPlay(table).reverse()) corporation.withdrawn?.(m, to, space, astronaut);
    return;
  }
});

// ------------------------------------------------------------- step 3: income

/** Corporations in order, domes, command centre (SHB-10.5). */
export const income = step<{ who: Who }>('income', (m, { who }) => {
  m.tell({ type: 'income-began', who });
  m.next(...m.table.corporations.map(({ id }) => corporationIncome({ who, corporation: id })), buildingIncome({ who }));
});

export const corporationIncome = step<{ who: Who; corporation: CorporationId }>(
  'corporation-income',
  (m, { who, corporation }) => {
    if (isBot(m.table, who)) corporationRules(corporation).astrobot.income?.(m, who);
    else resolve(m, who, CORPORATION[corporation].income);
  },
);

/** What astronauts in domes and in the command centre bring (SHB-10.5); AstroBot takes points and Reputation only. */
export const buildingIncome = step<{ who: Who }>('building-income', (m, { who }) => {
  const player = m.table.players[who];
  const done = new Set<string>();
  const frames: Frame[] = [];
  for (const id of BUILDINGS) {
    const { income: perType, place } = BUILDING[id];
    if (!perType || !isBuilt(player, id) || done.has(place)) continue;
    done.add(place);
    for (const [type, effects] of Object.entries(perType)) {
      const crew = player.base[place];
      const n = type === 'any' ? crew.engineer + crew.technician + crew.scientist : crew[type as keyof typeof crew];
      const times = effects.map((effect) => (effect.op === 'gain' ? { ...effect, n: effect.n * n } : effect));
      if (n > 0) frames.push(later(who, times));
    }
  }
  m.next(...frames);
});

// ------------------------------------------------------------- step 4: costs

/** All credits one has; robots, if one likes, for what is missing (SHB-10.6, SHB-10.7). */
export const payUpkeep = step<{ who: Who }>('pay-upkeep', (m, { who }) => {
  const player = m.table.players[who];
  const { due } = upkeepDue(m.table, who);
  const held = Math.min(due, player.stock.credits);
  player.stock.credits -= held;
  m.next(missCredits({ who, due, held, robots: player.stock.robot }));
  const missing = due - held;
  if (missing > 0 && player.stock.robot > 0)
    m.next(
      ask('pay-with-robots', {
        seat: who,
        purpose: 'upkeep',
        price: { credits: missing, titanium: 0, rareEarth: 0 },
      }),
    );
});

/** Each missing credit costs Reputation, then points (SHB-10.7). */
export const missCredits = step<{ who: Who; due: number; held: number; robots: number }>(
  'miss-credits',
  (m, { who, due, held, robots }) => settleUpkeep(m, who, { due, held, robots }),
);

function settleUpkeep(m: M, who: Who, { due, held, robots: before }: { due: number; held: number; robots: number }) {
  const player = m.table.players[who];
  const robots = before - player.stock.robot;
  const paid = Math.min(due, held + robots * robotWorth({ ...player, stock: { ...player.stock, robot: before } }));
  const missing = due - paid;
  const { reputation, vp } = player;
  loseReputation(m, who, missing);
  m.tell({
    type: 'upkeep-paid',
    who,
    due,
    paid,
    robots,
    missing,
    reputation: reputation - player.reputation,
    vp: vp - player.vp,
  });
}
