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
import { GameIcon, symbol } from '@orrery/ui';

const ICONS = { explore, research, upgrade, build, move, influence, pass, trade, colonize, refresh, propose } as const;

/** What a player can do on the own turn, by the word of the answer. */
export const ActionIcon = ({ of }: { readonly of: keyof typeof ICONS }) => (
  <GameIcon icon={ICONS[of]} {...symbol(`do-${of}`)} className="ec-action-icon" />
);
