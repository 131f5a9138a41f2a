import type { turnOfTheArk as english } from '../en/turn-of-the-ark.ts';

export const turnOfTheArk: Record<keyof typeof english, string> = {
  'lesson.turn-of-the-ark': 'Tura Arki',
  'lesson.turn-of-the-ark.learned': 'Cel gry, pięć kroków tury, rzędy i krawędzie kart załogi.',
  'lesson.turn-of-the-ark.turn.goal':
    'Zniszczone planety czekają na pomoc. Gdy trzecia zostanie sterraformowana, następuje jeszcze jedna runda. Wygrywa najwyższy wynik.',
  'lesson.turn-of-the-ark.turn.steps':
    'Twoja Arka zaczyna w Gwiezdnym Portalu. Tura ma pięć kroków: ulepszenie, podróż, załoga, akcja, dobranie. Obowiązkowa jest tylko podróż.',
  'lesson.turn-of-the-ark.turn.travel':
    'Przeleć jedno lub dwa pola po szlakach, nigdy z powrotem na start. Leć na zieloną planetę {planet}.',
  'lesson.turn-of-the-ark.turn.travel.green': 'Możesz tam wylądować, ale twoja załoga czeka na zieloną planetę.',
  'lesson.turn-of-the-ark.turn.edges':
    'Załoga leży nad ładownią, rzędem czterech zasobów, i pod nią. Liczy się tylko krawędź, która z nią sąsiaduje: karta {card} pokazuje zieloną.',
  'lesson.turn-of-the-ark.turn.up':
    'Karta zagrana z górnego rzędu jest odrzucana. Z dolnego może przejść do górnego: wtedy z ładownią sąsiaduje jej druga krawędź.',
  'lesson.turn-of-the-ark.turn.play':
    'Stoisz na zielonej planecie, więc działa zielona krawędź; w Gwiezdnym Portalu działa każda. Zagraj kartę {card}: użyj akcji i przełóż ją do górnego rzędu.',
  'lesson.turn-of-the-ark.turn.play.twice': 'Użyj akcji i przełóż kartę do górnego rzędu: zadziała wtedy jeszcze raz.',
  'lesson.turn-of-the-ark.turn.stop':
    'Masz dwie jednostki biomasy. Możesz zagrać drugą kartę, ale karta {card} wymaga minerałów, a tych nie masz: zakończ.',
  'lesson.turn-of-the-ark.turn.gather':
    'Na planecie wykonujesz jedną akcję. Zbierz to, co planeta daje: jedną jednostkę siły roboczej i jedną jednostkę biomasy.',
  'lesson.turn-of-the-ark.turn.draw': 'Na koniec tury możesz dobrać kartę załogi. Dobierz ją.',
  'lesson.turn-of-the-ark.turn.row':
    'Połóż kartę {card} w dolnym rzędzie: stamtąd karta może zadziałać dwa razy, po razie każdą krawędzią.',
  'lesson.turn-of-the-ark.turn.blue': 'Krawędź karty sąsiadująca z ładownią jest niebieska. Gdzie działa?',
  'lesson.turn-of-the-ark.turn.blue.gate': 'Na niebieskich planetach i w Gwiezdnym Portalu',
  'lesson.turn-of-the-ark.turn.blue.every': 'Na każdej planecie',
  'lesson.turn-of-the-ark.turn.blue.moons': 'Na księżycach',
  'lesson.turn-of-the-ark.turn.blue.why':
    'W Portalu działa każda krawędź, ale tylko jedna karta. Księżyce i stacje mają własny kolor krawędzi.',
};
