import upgrade from 'game-icon:auto-repair';
import pass from 'game-icon:checkered-flag';
import build from 'game-icon:crane';
import influence from 'game-icon:flying-flag';
import colonize from 'game-icon:habitat-dome';
import research from 'game-icon:microscope';
import explore from 'game-icon:radar-sweep';
import propose from 'game-icon:shaking-hands';
import refresh from 'game-icon:space-shuttle';
import move from 'game-icon:starfighter';
import trade from 'game-icon:trade';
import { GameIcon } from '@orrery/ui';
import type { Action } from '../../data/index.ts';

const ICONS = { explore, research, upgrade, build, move, influence, pass, trade, colonize, refresh, propose } as const;

/** What a player can do on the own turn, by the word of the answer. */
type Deed = keyof typeof ICONS | Action;

export const DeedIcon = ({ deed }: { readonly deed: Deed }) => <GameIcon icon={ICONS[deed]} className="ec-deed" />;
