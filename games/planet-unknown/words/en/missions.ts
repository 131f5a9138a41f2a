import type { Contest, Goal } from '../../data/missions.ts';
import { missionWords } from '../cards.ts';

const names = {
  'mission-01': ['Perimeter', 'Complex'],
  'mission-02': ['Beacon', 'Rubik'],
  'mission-03': ['Torus', 'Landfill'],
  'mission-04': ['Ringworld', 'Lattice'],
  'mission-05': ['Circuit', 'Doghouse'],
  'mission-06': ['Biome', 'Voltaic'],
  'mission-07': ['Transit', 'Highway'],
  'mission-08': ['Plasma', 'Secret Lab'],
  'mission-09': ['Megacity', 'Germination'],
  'mission-10': ['Silicon', 'Amazon'],
  'mission-11': ['Pacific', 'Pony Express'],
  'mission-12': ['Garden', 'Power Line'],
  'mission-13': ['Interchange', 'Skyway'],
  'mission-14': ['Supercharge', 'Equator'],
  'mission-15': ['Sprawl', 'Genome'],
  'mission-16': ['Project X', 'Panama'],
  'mission-17': ['Ten Thousand Lakes', 'Runway'],
  'mission-18': ['Luddite', 'Power Strip'],
  'mission-19': ['Conservation', 'Crowd Source'],
  'mission-20': ['Galvanization', 'Exponent'],
  'mission-21': ['Twenty Percent', 'Overgrowth'],
  'mission-22': ['Ride Share', 'Flow Rate'],
  'mission-23': ['Countryside', 'Overdrive'],
  'mission-24': ['Pinnacle', 'Alternative Energy'],
  'mission-25': ['Geode', 'Cleanup'],
  'mission-26': ['Rescue', 'Tight Ship'],
  'mission-27': ['Vaporization', 'Meltdown'],
  'mission-28': ['Deductible', 'Coveralls'],
} as const;

function contest(side: Contest): string {
  const most = side.compare === 'most' ? 'Most' : 'Fewest';
  switch (side.metric) {
    case 'buildings-on-perimeter':
      return `${most} ${side.terrain} buildings on the edge of the planet.`;
    case 'largest-area':
      return `Largest single ${side.terrain} area.`;
    case 'area-count':
      return `${most} separate ${side.terrain} areas.`;
    case 'buildings':
      return `${most} ${side.terrain} buildings.`;
    case 'tracks-at-top':
      return `${most} trackers at the top.`;
    case 'collected-meteorites':
      return `${most} collected meteorites.`;
    default:
      return `${most} collected lifepods.`;
  }
}

function goal(side: Goal): string {
  switch (side.condition) {
    case 'rectangle':
      return `A full block of ${side.w} by ${side.h} cells of ${side.terrain} terrain.`;
    case 'area-with-buildings':
      return `One ${side.terrain} area with at least ${side.min} buildings.`;
    case 'track-at-top':
      return `The ${side.track} tracker at the top.`;
    case 'buildings-at-most':
      return `At most ${side.max} ${side.terrain} buildings.`;
    case 'collected-meteorites-at-least':
      return `At least ${side.min} collected meteorites.`;
    case 'more-collected-lifepods-than-meteorites':
      return 'More collected lifepods than collected meteorites.';
    case 'all-ice-covered':
      return 'All ice is covered.';
    default:
      return 'All land is covered.';
  }
}

export const missions = missionWords({ names, contest, goal });
