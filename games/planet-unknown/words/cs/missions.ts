import type { Contest, Goal } from '../../data/missions.ts';
import { missionWords } from '../cards.ts';
import { genitive } from './terrains.ts';

const names = {
  'mission-01': ['Obvod', 'Komplex'],
  'mission-02': ['Maják', 'Kostka'],
  'mission-03': ['Torus', 'Skládka'],
  'mission-04': ['Prstenec života', 'Mříž'],
  'mission-05': ['Okruh', 'Psí bouda'],
  'mission-06': ['Biom', 'Voltův sloup'],
  'mission-07': ['Tranzit', 'Dálnice'],
  'mission-08': ['Plazma', 'Tajná laboratoř'],
  'mission-09': ['Megaměsto', 'Klíčení'],
  'mission-10': ['Křemík', 'Amazonka'],
  'mission-11': ['Pacifik', 'Jízdní pošta'],
  'mission-12': ['Zahrada', 'Elektrické vedení'],
  'mission-13': ['Křižovatka', 'Nebeská cesta'],
  'mission-14': ['Nabíječka', 'Rovník'],
  'mission-15': ['Předměstí', 'Genom'],
  'mission-16': ['Projekt X', 'Průplav'],
  'mission-17': ['Deset tisíc jezer', 'Ranvej'],
  'mission-18': ['Luddité', 'Zásuvková lišta'],
  'mission-19': ['Šetření vodou', 'Síla davu'],
  'mission-20': ['Galvanizace', 'Exponent'],
  'mission-21': ['Dvacet procent', 'Bujný růst'],
  'mission-22': ['Spolujízda', 'Průtok'],
  'mission-23': ['Venkov', 'Nejvyšší rychlost'],
  'mission-24': ['Vrchol', 'Alternativní energie'],
  'mission-25': ['Geoda', 'Velký úklid'],
  'mission-26': ['Záchrana', 'Vzorný pořádek'],
  'mission-27': ['Vypařování', 'Tání'],
  'mission-28': ['Spoluúčast', 'Bez mezer'],
} as const;

function contest(side: Contest): string {
  const most = side.compare === 'most' ? 'Nejvíce' : 'Nejméně';
  switch (side.metric) {
    case 'buildings-on-perimeter':
      return `${most} budov ${genitive[side.terrain]} na okraji planety.`;
    case 'largest-area':
      return `Největší souvislá oblast ${genitive[side.terrain]}.`;
    case 'area-count':
      return `${most} oddělených oblastí ${genitive[side.terrain]}.`;
    case 'buildings':
      return `${most} budov ${genitive[side.terrain]}.`;
    case 'tracks-at-top':
      return `${most} ukazatelů na vrcholu stupnice.`;
    case 'collected-meteorites':
      return `${most} sebraných meteoritů.`;
    default:
      return `${most} sebraných biokapslí.`;
  }
}

function goal(side: Goal): string {
  switch (side.condition) {
    case 'rectangle':
      return `Plný ${side.w === side.h ? 'čtverec' : 'obdélník'} ${side.w} × ${side.h} políček terénu ${genitive[side.terrain]}.`;
    case 'area-with-buildings':
      return `Jedna oblast ${genitive[side.terrain]} s nejméně ${side.min} budovami.`;
    case 'track-at-top':
      return `Ukazatel ${genitive[side.track]} na vrcholu stupnice.`;
    case 'buildings-at-most':
      return `Nejvýše ${side.max} budov ${genitive[side.terrain]}.`;
    case 'collected-meteorites-at-least':
      return `Nejméně ${side.min} sebraných meteoritů.`;
    case 'more-collected-lifepods-than-meteorites':
      return 'Více sebraných biokapslí než sebraných meteoritů.';
    case 'all-ice-covered':
      return 'Všechen led je zakrytý.';
    default:
      return 'Všechna pevnina je zakrytá.';
  }
}

export const missions = missionWords({ names, contest, goal });
