import type { firstFlight as english } from '../en/first-flight.ts';

export const firstFlight: Record<keyof typeof english, string> = {
  'lesson.first-flight': 'Pierwszy lot',
  'lesson.first-flight.learned': 'Cel gry, cała runda i to, ile jest warta przewaga.',
  'lesson.first-flight.round.goal':
    'Jest rok 1888. Twoja korporacja chce zdobyć surowce Marsa i jego księżyca, Phobosa. Po dziesięciu rundach wygrywa najwyższy wynik.',
  'lesson.first-flight.round.ships':
    'Statki przewożą astronautów. Ten leci do strefy Hellas. Ma cztery miejsca, a jeden z twoich ludzi już jest na pokładzie.',
  'lesson.first-flight.round.characters':
    'Masz na ręce dziewięć postaci. Co rundę każdy wybiera po kryjomu jedną; potem działają według odliczania, od 9 do 1.',
  'lesson.first-flight.round.play':
    'Zagraj Agenta podróży, numer 3. Umieszcza on naraz trzech twoich astronautów na jednym statku.',
  'lesson.first-flight.round.countdown':
    '{rival} ma Odkrywcę, numer 8, więc działa przed tobą: jeszcze jeden astronauta wsiada na statek do strefy Syrtis Major.',
  'lesson.first-flight.round.board':
    'Twoja kolej. Wyślij całą trójkę na statek do strefy Hellas. To go zapełni, a pełny statek startuje.',
  'lesson.first-flight.round.board.together':
    'To dozwolone, ale tamten statek czekałby w doku. Statek do strefy Hellas będzie pełny i poleci jeszcze w tej rundzie.',
  'lesson.first-flight.round.landed':
    'Lądowanie! Twoi czterej astronauci zajmują Hellas. Kto przybywa pierwszy, odkrywa surowiec: to celerium, 3 punkty za żeton.',
  'lesson.first-flight.round.production':
    'Po rundach 5, 8 i 10 każda strefa z odkrytym surowcem daje 1, potem 2, potem 3 żetony. Zabiera je ten, kto ma w niej najwięcej astronautów.',
  'lesson.first-flight.round.majority':
    'Załóżmy, że {rival} wysadza teraz w strefie Hellas trzech astronautów. Kto zabierze celerium?',
  'lesson.first-flight.round.majority.you': 'Ty, masz czterech przeciw trzem',
  'lesson.first-flight.round.majority.rival': '{rival}, bo ląduje później',
  'lesson.first-flight.round.majority.shared': 'Dzielicie się po równo',
  'lesson.first-flight.round.majority.why':
    'Wszystko zabiera ten, kto ma najwięcej astronautów. Dzieli się tylko przy remisie.',
  'lesson.first-flight.round.alone':
    'Teraz zagraj drugą rundę po swojemu. Wszystko, co ma obwódkę, wolno wybrać; książka przy pytaniu otwiera zasadę.',
  'lesson.first-flight.round.rhythm':
    'Wybór, wejście na pokład, start, lądowanie: tak mija każda runda. Dalej: postacie, które psują innym plany.',
};
