import type { Deal, Line } from '@orrery/ui/lesson';
import type { Eclipse } from '../rules/vocabulary.ts';

/** One story: the learner in the north, the rival in the south; what is explored, rolled and drawn is settled. */
export const deal = {
  seats: 2,
  options: { startPlayer: 'seat1' },
  forced: {
    'middle sectors': [[201, 209, 206]],
    'inner sectors': [[105, 102]],
    'outer sectors': [[310]],
    'discovery tiles': [['materials_6', 'money_8', 'science_5', 'ancient_cruiser']],
    'reputation bag': [[1, 3, 2, 2]],
    'battle die yellow': [4, 0, 5, 0, 4],
    'tech bag': [
      [
        ...['nanorobots', 'gauss_shield', 'fusion_source', 'improved_hull', 'fusion_drive', 'neutron_bombs'],
        ...['starbase', 'orbital', 'plasma_cannon', 'advanced_economy', 'positron_computer', 'advanced_mining'],
        ...['fusion_source', 'improved_hull', 'fusion_drive', 'starbase', 'plasma_cannon'],
      ],
    ],
  },
} satisfies Deal;

/** Both play Terrans: nobody bends a rule. */
export const terrans: readonly Line<Eclipse>[] = [
  [1, { species: 'terran_federation' }],
  [0, { species: 'terran_directorate' }],
];
