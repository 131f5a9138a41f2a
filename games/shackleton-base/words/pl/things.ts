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
  'ability.leader': 'lider',
  'role.astrobot': 'AstroBot',
};
