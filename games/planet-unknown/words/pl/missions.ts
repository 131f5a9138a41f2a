import type { Contest, Goal } from '../../data/missions.ts';
import { missionWords } from '../cards.ts';
import { genitive } from './terrains.ts';

const names = {
  'mission-01': ['Obwód', 'Kompleks'],
  'mission-02': ['Latarnia', 'Kostka Rubika'],
  'mission-03': ['Torus', 'Kompostownik'],
  'mission-04': ['Pierścień życia', 'Krata'],
  'mission-05': ['Tor wyścigowy', 'Psia buda'],
  'mission-06': ['Biom', 'Stos Volty'],
  'mission-07': ['Tranzyt', 'Autostrada'],
  'mission-08': ['Plazma', 'Tajne laboratorium'],
  'mission-09': ['Megamiasto', 'Kiełkowanie'],
  'mission-10': ['Krzem', 'Amazonka'],
  'mission-11': ['Pacyfik', 'Poczta konna'],
  'mission-12': ['Ogród', 'Linia energetyczna'],
  'mission-13': ['Węzeł drogowy', 'Podniebna droga'],
  'mission-14': ['Doładowanie', 'Równik'],
  'mission-15': ['Przedmieścia', 'Genom'],
  'mission-16': ['Projekt X', 'Kanał'],
  'mission-17': ['Dziesięć tysięcy jezior', 'Pas startowy'],
  'mission-18': ['Luddyści', 'Listwa zasilająca'],
  'mission-19': ['Oszczędzanie', 'Siła tłumu'],
  'mission-20': ['Galwanizacja', 'Wykładnik'],
  'mission-21': ['Dwadzieścia procent', 'Bujny wzrost'],
  'mission-22': ['Wspólne przejazdy', 'Przepływ'],
  'mission-23': ['Wieś', 'Najwyższy bieg'],
  'mission-24': ['Szczyt', 'Energia alternatywna'],
  'mission-25': ['Geoda', 'Wielkie sprzątanie'],
  'mission-26': ['Na ratunek', 'Wzorowy porządek'],
  'mission-27': ['Parowanie', 'Roztopy'],
  'mission-28': ['Udział własny', 'Szczelna pokrywa'],
} as const;

function contest(side: Contest): string {
  const most = side.compare === 'most' ? 'Najwięcej' : 'Najmniej';
  switch (side.metric) {
    case 'buildings-on-perimeter':
      return `${most} budynków ${genitive[side.terrain]} na krawędzi planety.`;
    case 'largest-area':
      return `Największy pojedynczy obszar ${genitive[side.terrain]}.`;
    case 'area-count':
      return `${most} osobnych obszarów ${genitive[side.terrain]}.`;
    case 'buildings':
      return `${most} budynków ${genitive[side.terrain]}.`;
    case 'tracks-at-top':
      return `${most} znaczników na szczycie toru.`;
    case 'collected-meteorites':
      return `${most} zebranych meteorytów.`;
    default:
      return `${most} zebranych kapsuł.`;
  }
}

function goal(side: Goal): string {
  switch (side.condition) {
    case 'rectangle':
      return `Pełny ${side.w === side.h ? 'kwadrat' : 'prostokąt'} ${side.w} × ${side.h} pól terenu ${genitive[side.terrain]}.`;
    case 'area-with-buildings':
      return `Jeden obszar ${genitive[side.terrain]} z co najmniej ${side.min} budynkami.`;
    case 'track-at-top':
      return `Znacznik ${genitive[side.track]} na szczycie toru.`;
    case 'buildings-at-most':
      return `Najwyżej ${side.max} budynków ${genitive[side.terrain]}.`;
    case 'collected-meteorites-at-least':
      return `Co najmniej ${side.min} zebranych meteorytów.`;
    case 'more-collected-lifepods-than-meteorites':
      return 'Więcej zebranych kapsuł niż zebranych meteorytów.';
    case 'all-ice-covered':
      return 'Cały lód jest zakryty.';
    default:
      return 'Cały ląd jest zakryty.';
  }
}

export const missions = missionWords({ names, contest, goal });
