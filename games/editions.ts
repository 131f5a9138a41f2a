import type { Game } from '@orrery/kernel';
import type { GameParts } from './contract.ts';

type Rules = Awaited<ReturnType<GameParts['rules']>>;

/** The rules of the edition a match was begun with, or the newest ones; undefined if they are not here. */
export const ofEdition = ({ game, editions = [] }: Rules, edition = game.edition): Game | undefined =>
  [game, ...editions].find((one) => one.edition === edition);
