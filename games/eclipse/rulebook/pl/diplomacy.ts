import type { ChapterText } from '../outline.ts';

export const diplomacy: ChapterText<'diplomacy'> = {
  title: 'Dyplomacja',
  sections: {
    propose: {
      title: 'Propozycja relacji',
      text: [
        'Gdy gra co najmniej czterech graczy, możesz podczas akcji lub reakcji zaproponować komuś relacje, tej samej osobie raz na turę. Może je przyjąć lub odrzucić. Warunki:',
        '- twój sektor i sektor partnera łączy pełne połączenie tuneli lub Portale Warp',
        '- nikt z was nie ma statku w sektorze kontrolowanym przez drugą stronę ani tam, gdzie jest jej statek',
        '- nie macie jeszcze relacji ze sobą i nikt z was nie ma płytki zdrajcy',
        '- obie strony mają miejsce dla ambasadora, płytkę ambasadora i kostkę do wysłania. Każdy ma trzech ambasadorów.',
        'O dyplomacji decyduje liczba graczy na początku, nawet jeśli ktoś później odpadnie.',
      ],
    },
    exchange: {
      title: 'Wymiana ambasadorów',
      text: [
        'Każda strona daje drugiej ambasadora z kostką ze swojego wybranego toru, więc obie zyskują produkcję. Ambasador leży na torze reputacji drugiej strony, na miejscu mieszanym lub ambasadorskim; aby zrobić miejsce, można oddać płytki reputacji. Na końcu każdy posiadany ambasador jest wart 1 punkt. Relacje trwają aż do zerwania.',
      ],
    },
    aggression: {
      title: 'Agresja',
      text: [
        'Przelot nie jest agresją. Jeśli jednak na **końcu** swojej akcji lub reakcji masz statek w sektorze kontrolowanym przez partnera albo w sektorze z jego statkiem, relacje się kończą: ambasadorowie wracają do siebie, a każda kostka na tor wybrany przez właściciela.',
        'Agresor bierze **płytkę zdrajcy** od tego, kto ją ma: 2 punkty mniej na końcu i żadnych nowych relacji. Relacje z innymi trwają. Kilka zerwanych relacji rozlicza się kolejno, zgodnie z ruchem wskazówek zegara od agresora.',
      ],
    },
  },
};
