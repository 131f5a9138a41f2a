import type { things as english } from '../en/things.ts';

export const things: Record<keyof typeof english, string> = {
  'game.players': '1–4 graczy',
  'game.length': '60–120 minut',
  'game.goal':
    'Kierujesz agencją kosmiczną na krawędzi księżycowego krateru: rozbudowuj bazę, sprowadzaj astronautów i współpracuj z trzema korporacjami.',

  'place.domes': 'kopuły',
  'place.workshop-top': 'Warsztat utrzymania',
  'place.workshop-middle': 'Warsztat projektów',
  'place.workshop-bottom': 'Warsztat dowodzenia',
  'place.lab-top': 'Laboratorium górnicze',
  'place.lab-middle': 'Laboratorium finansowe',
  'place.lab-bottom': 'Laboratorium korporacyjne',
  'place.hq': 'Centrum dowodzenia',
  'place.waiting': 'obszar oczekiwania',
  'place.ship': 'statek na Marsa',

  'slot.left': 'po lewej',
  'slot.right': 'po prawej',
  'ability.leader': 'Kierownik',
  'role.astrobot': 'AstroBot',

  'option.corporations': 'Korporacje',
  'option.corporations.random': 'Losowe: trzy z siedmiu',
  'option.corporations.chosen': 'Wybrane: wskazujesz wszystkie trzy',
  'option.first': 'Pierwsza korporacja (z AstroBotem karta A)',
  'option.second': 'Druga korporacja (karta B)',
  'option.third': 'Trzecia korporacja (karta C)',
  'option.leaders': 'Strony kafelków kierowników',
  'option.leaders.mixed': 'każda losowo',
  'option.leaders.A': 'wszystkie na stronie A',
  'option.leaders.B': 'wszystkie na stronie B',

  'item.scored': 'Zdobyte w trakcie gry',
  'item.projects': 'Projekty',
  'item.laboratories': 'Astronauci w laboratoriach',
  'item.reputation': 'Reputacja',
  'item.corporation': 'Korporacja',

  'verdict.by-reputation': 'Tyle samo punktów: rozstrzyga wyższa reputacja.',
  'verdict.shared': 'Tyle samo punktów i równa reputacja: wspólne zwycięstwo.',
  'verdict.astrobot': 'AstroBot ma więcej punktów i wygrywa.',

  'failure.space-taken': 'Pole jest zajęte.',
  'failure.would-not-receive': 'AstroBot nie otrzymałby tego astronauty.',
  'failure.no-astronaut': 'Nie stoi tam astronauta.',
  'failure.no-legal-sector': 'Żaden sektor rzędu się nie nadaje.',
  'failure.energy-too-low': 'Brakuje energii.',
  'failure.no-project': 'Nie ma projektu do zrealizowania.',
  'failure.not-strictly-largest': 'AstroBot nie ma przewagi w tym rzędzie.',
  'failure.no-sector-fits': 'Farma nie mieści się w żadnym sektorze rzędu.',
  'failure.no-command-space': 'Wszystkie pola akcji są zajęte.',
  'failure.no-space-won': 'Nie zdobyłby astronauty z żadnego wolnego pola.',
  'failure.no-building-left': 'Nie ma już takiego budynku.',
  'failure.no-sector': 'Żaden sektor się nie nadaje.',
  'failure.no-panel': 'Nie można postawić panelu słonecznego.',
};
