import type { lastRounds as english } from '../en/last-rounds.ts';

export const lastRounds: Record<keyof typeof english, string> = {
  'lesson.last-rounds': 'Dwie ostatnie rundy',
  'lesson.last-rounds.learned': 'Gra o ostatnią produkcję i koniec partii.',
  'lesson.last-rounds.round-9.two-left':
    'Zostały dwie rundy. Potem ujawnia się odkrycia, a każda strefa z odkrytym surowcem daje trzy żetony. Tu wygrywa się partie.',
  'lesson.last-rounds.round-9.zones':
    'Przyjrzyj się strefom: szczegóły każdej mówią, kto teraz zabrałby jej żetony. Przytrzymaj strefę, żeby je przeczytać.',
  'lesson.last-rounds.round-9.play':
    'Rozegraj obie rundy. Zastanów się: która strefa zmieni właściciela przez jednego lub dwóch astronautów, który statek jeszcze się zapełni?',
  'lesson.last-rounds.round-9.result':
    'Wynik podaje punkty wiersz po wierszu. Krzywa pod nim pokazuje, ile dała ostatnia produkcja.',
  'lesson.last-rounds.round-9.known':
    'Znasz już grę. Czeka twoja pierwsza cała partia, z trenerem, który raz objaśni każde nowe pytanie.',
};
