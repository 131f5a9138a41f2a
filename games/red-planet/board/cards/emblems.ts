import caverns from 'game-icon:cave-entrance';
import subterfuge from 'game-icon:domino-mask';
import rockburst from 'game-icon:falling-rocks';
import vein from 'game-icon:gold-nuggets';
import monopoly from 'game-icon:ice-cube';
import rescue from 'game-icon:life-buoy';
import synergy from 'game-icon:linked-rings';
import magnet from 'game-icon:magnet';
import lichens from 'game-icon:mushrooms-cluster';
import radiation from 'game-icon:radioactive';
import sandstorm from 'game-icon:sandstorm';
import even from 'game-icon:scales';
import espionage from 'game-icon:spy';
import natives from 'game-icon:totem-mask';
import uneven from 'game-icon:unbalanced';
import lake from 'game-icon:waves';
import wind from 'game-icon:whirlwind';
import type { EventCardId } from '../../data/ids.ts';

/** Pictures of event cards that are not told by a map or by tokens. */
export const EMBLEMS: { readonly [card: EventCardId]: string } = {
  'disc-ether-magnet': magnet,
  'disc-native-resistance': natives,
  'disc-great-sandstorm': sandstorm,
  'disc-synergy': synergy,
  'disc-rockburst': rockburst,
  'disc-rich-vein': vein,
  'disc-even-ground': even,
  'disc-uneven-ground': uneven,
  'disc-subterfuge': subterfuge,
  'disc-frozen-caverns': caverns,
  'disc-lichens': lichens,
  'disc-underground-lake': lake,
  'disc-radiation-leak': radiation,
  'act-rescue-operation': rescue,
  'act-industrial-espionage': espionage,
  'act-blocks-of-ice': monopoly,
  'act-ether-wind': wind,
  'global-ice-monopoly': monopoly,
};
