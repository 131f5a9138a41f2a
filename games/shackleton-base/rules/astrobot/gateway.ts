import { type Astronaut, type CorporationId, LETTERS } from '../../data/index.ts';
import { corporationRules } from '../corporations/index.ts';
import { botOf, letterOf, previousCard } from '../lookups/astrobot.ts';
import { gainReputation } from '../reputation.ts';
import type { M, Who } from '../table.ts';
import { step } from '../vocabulary.ts';
import { botRecruits } from './recruit.ts';

/** A recruit and the action of the active corporation; no credits (SHB-14.8). */
export function visitGateway(m: M, who: Who, astronaut: Astronaut): void {
  m.table.gateway[astronaut] += 1;
  m.next(recruiting({}), activeAction(m, who));
}

export const recruiting = step('bot-recruit', (m) => botRecruits(m));

export function activeAction(m: M, who: Who) {
  const { active } = botOf(m.table);
  if (!active) throw new Error('SHB-14.3.2: no corporation is active');
  return soloAction({ who, corporation: active });
}

const CONSOLATION = 2;

/** The solo action of a corporation; Reputation where it is impossible (SHB-14.7.1). */
export const soloAction = step<{ who: Who; corporation: CorporationId }>('solo-action', (m, { who, corporation }) => {
  const { table } = m;
  const { sides, development } = botOf(table);
  const side = sides[LETTERS.indexOf(letterOf(table, corporation))] ?? 'easy';
  const done = corporationRules(corporation).astrobot.act(m, {
    bot: who,
    side,
    development,
    previous: previousCard(table),
  });
  if (done) return;
  m.tell({ type: 'astrobot-consoled', corporation });
  gainReputation(m, who, CONSOLATION);
});
