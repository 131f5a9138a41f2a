import type { Key } from './en.ts';

export const cs: Record<Key, string> = {
  'game.name': 'Tiny Moons',
  'game.players': '2 až 4 hráči',
  'game.length': '2 minuty',
  'game.goal': 'Rozsviťte malinké měsíce: každý získá ten, kdo mu dá nejvíc světla.',
  'option.moons': 'Měsíce ve hře',

  'moon.io': 'Io',
  'moon.europa': 'Europa',
  'moon.titan': 'Titan',
  'moon.triton': 'Triton',
  'moon.oberon': 'Oberon',

  'question.lay-star': 'Odložte kartu jako svou tajnou hvězdu; nejvyšší hvězda přinese 3 body.',
  'waiting.lay-star': '{who} vybírá hvězdu.',
  'answer.lay-star': 'Karta {card}',
  'question.choose-moon':
    'Vyberte měsíc pro kartu; {left, plural, one {volné je # místo} few {volná jsou # místa} many {volné je # místa} other {volných je # míst}}.',
  'waiting.choose-moon': '{who} vybírá měsíc.',
  'answer.choose-moon': '{moon}',
  'question.play-card': 'Zahrajte kartu na měsíc {moon}.',
  'waiting.play-card': '{who} hraje kartu.',
  'answer.play-card': 'Karta {card}',
  'why.moon-full':
    'Měsíc {moon} je plný: {room, plural, one {vejde se na něj # karta} few {vejdou se na něj # karty} many {vejde se na něj # karty} other {vejde se na něj # karet}}.',

  'event.first-player': '{seat} začíná.',
  'event.star-laid': '{seat} odkládá hvězdu lícem dolů.',
  'event.card-played': '{seat} hraje {card} na měsíc {moon}.',
  'event.card-drawn': '{drawnKnown, select, true {{seat} si bere {drawn}.} other {{seat} si bere kartu.}}',
  'event.moon-won':
    'Měsíc {moon} je plný. {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}: {winners}.',
  'event.star-shown':
    '{seat} ukazuje hvězdu {card}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',

  'item.moons': 'Měsíce',
  'item.star': 'Hvězda',
  'verdict.shared': 'Stejně bodů a stejně světla: vítězství je společné.',

  'board.board': 'Měsíce a balíček',
  'board.keys': 'Šipky posouvají, Enter vybírá, N přejde na další věc, kterou lze vybrat.',
  'board.target': 'lze vybrat',
  'board.chosen': 'vybráno',
  'board.moment': '{left, plural, one {zbývá # místo} few {zbývají # místa} many {zbývá # místa} other {zbývá # míst}}',
  'board.over': 'Měsíce svítí',
  'board.deck': 'Balíček: {count}',
  'board.card': 'Karta {card}',
  'board.card.of': '{seat}: {card}',
  'board.points': '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  'board.places':
    '{free, plural, one {# volné místo} few {# volná místa} many {# volného místa} other {# volných míst}}',
  'board.full': 'plný',
  'board.nobody': 'Nikdo tu nemá kartu.',
  'board.hand': 'Vaše ruka',
  'board.hand.of': '{count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}',
  'board.star': 'Vaše hvězda: {card}',
  'board.star.of': 'hvězda {card}',
  'board.star.secret': 'tajná hvězda',
  'board.star.none': 'zatím bez hvězdy',
  'board.watching': 'Sledujete hru.',
};
