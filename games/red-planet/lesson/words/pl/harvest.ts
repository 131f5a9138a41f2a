import type { harvest as english } from '../en/harvest.ts';

export const harvest: Record<keyof typeof english, string> = {
  'lesson.harvest': 'Żniwa',
  'lesson.harvest.learned': 'Strefy sąsiednie, Odkrywca, remisy i resztki, produkcja.',
  'lesson.harvest.round-5.behind':
    'Runda 5: zaraz po niej produkcja. W strefie Hellas przegrywasz czterema do pięciu ({rival}). To celerium ma być twoje.',
  'lesson.harvest.round-5.reserve':
    'Obok, w strefie Tritonis Sinus, masz trzech astronautów i żadnego rywala. Do zdobycia tej strefy wystarczy jeden.',
  'lesson.harvest.round-5.play':
    'Zagraj Odkrywcę, 8. Umieszcza jednego astronautę, a potem wykonuje do trzech ruchów między sąsiednimi strefami.',
  'lesson.harvest.round-5.board':
    'Wsiądź na duży statek. Nie miał miejsca docelowego, aż wybrał je ten, kto wszedł na pokład pierwszy ({other}): to Ausonia.',
  'lesson.harvest.round-5.move':
    'Teraz przesuń astronautę ze strefy Tritonis Sinus do strefy Hellas: naciśnij strefę, którą opuszcza, potem tę, do której idzie.',
  'lesson.harvest.round-5.again':
    'Pięciu na pięciu to remis, a remis dzieli żetony. Jeszcze jeden ruch i strefa jest twoja. Znajdź go.',
  'lesson.harvest.round-5.again.spare':
    'Zapas masz tylko w strefie Tritonis Sinus: w strefie Syrtis Major przepadłby twój remis.',
  'lesson.harvest.round-5.stop':
    'Sześciu na pięciu, a Tritonis Sinus nadal jest twoja. Trzeciego ruchu nie musisz wykonywać: zakończ.',
  'lesson.harvest.round-5.produced':
    'Produkcja! Hellas daje ci jedno celerium, a Tritonis Sinus jeden lód. Punkty widać przy twoim imieniu.',
  'lesson.harvest.round-5.tied': 'Syrtis Major: dwóch twoich, dwóch rywala ({rival}), jeden lód. Co się z nim stało?',
  'lesson.harvest.round-5.tied.stays': 'Zostaje w strefie na później',
  'lesson.harvest.round-5.tied.both': 'Dostajecie po jednym',
  'lesson.harvest.round-5.tied.rival': 'Zabiera go {rival}',
  'lesson.harvest.round-5.tied.why':
    'Jednego żetonu nie da się podzielić na dwa, więc czeka. Przy następnej produkcji dojdą do niego dwa nowe.',
  'lesson.harvest.round-5.later':
    'Produkcja 2 po rundzie 8 daje po dwa żetony na strefę, produkcja 3 po rundzie 10 po trzy. Późne przewagi ważą najwięcej.',
};
