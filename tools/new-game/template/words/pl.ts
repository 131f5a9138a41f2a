import type { Key } from './en.ts';

export const pl: Record<Key, string> = {
  'game.name': 'Tiny Moons',
  'game.players': '2–4 graczy',
  'game.length': '2 minuty',
  'game.goal': 'Rozświetl maleńkie księżyce: każdy zdobywa ten, kto da mu najwięcej światła.',
  'option.moons': 'Księżyce w grze',

  'moon.io': 'Io',
  'moon.europa': 'Europa',
  'moon.titan': 'Tytan',
  'moon.triton': 'Tryton',
  'moon.oberon': 'Oberon',

  'question.lay-star': 'Odłóż kartę jako swoją tajną gwiazdę; najwyższa gwiazda da 3 punkty.',
  'waiting.lay-star': '{who} wybiera gwiazdę.',
  'answer.lay-star': 'Karta {card}',
  'question.choose-moon':
    'Wybierz księżyc dla karty; {left, plural, one {wolne jest # miejsce} few {wolne są # miejsca} many {wolnych jest # miejsc} other {wolne jest # miejsca}}.',
  'waiting.choose-moon': '{who} wybiera księżyc.',
  'answer.choose-moon': '{moon}',
  'question.play-card': 'Zagraj kartę na księżyc {moon}.',
  'waiting.play-card': '{who} zagrywa kartę.',
  'answer.play-card': 'Karta {card}',
  'why.moon-full':
    'Księżyc {moon} jest pełny: {room, plural, one {mieści # kartę} few {mieści # karty} many {mieści # kart} other {mieści # karty}}.',

  'event.first-player': '{seat} zaczyna.',
  'event.star-laid': '{seat} odkłada zakrytą gwiazdę.',
  'event.card-played': '{seat} zagrywa {card} na księżyc {moon}.',
  'event.card-drawn': '{drawnKnown, select, true {{seat} dobiera {drawn}.} other {{seat} dobiera kartę.}}',
  'event.moon-won':
    'Księżyc {moon} jest pełny. {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: {winners}.',
  'event.star-shown':
    '{seat} pokazuje gwiazdę {card}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',

  'item.moons': 'Księżyce',
  'item.star': 'Gwiazda',
  'verdict.shared': 'Tyle samo punktów i tyle samo światła: zwycięstwo jest wspólne.',

  'board.board': 'Księżyce i talia',
  'board.keys': 'Strzałki przesuwają, Enter wybiera, N przechodzi do następnej rzeczy do wyboru.',
  'board.target': 'do wyboru',
  'board.chosen': 'wybrane',
  'board.moment':
    '{left, plural, one {zostało # miejsce} few {zostały # miejsca} many {zostało # miejsc} other {zostało # miejsca}}',
  'board.over': 'Księżyce świecą',
  'board.deck': 'Talia: {count}',
  'board.card': 'Karta {card}',
  'board.card.of': '{seat}: {card}',
  'board.points': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'board.places':
    '{free, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  'board.full': 'pełny',
  'board.nobody': 'Nikt nie ma tu karty.',
  'board.hand': 'Twoja ręka',
  'board.hand.of': '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'board.star': 'Twoja gwiazda: {card}',
  'board.star.of': 'gwiazda {card}',
  'board.star.secret': 'tajna gwiazda',
  'board.star.none': 'jeszcze bez gwiazdy',
  'board.watching': 'Oglądasz grę.',
};
