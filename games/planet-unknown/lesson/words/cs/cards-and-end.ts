import type { cardsAndEnd as english } from '../en/cards-and-end.ts';

export const cardsAndEnd: Record<keyof typeof english, string> = {
  'lesson.cards-and-end': 'Karty, mise, konec hry',
  'lesson.cards-and-end.learned': 'Karty civilizace, mise, technologie, konec hry a bodování.',
  'lesson.cards-and-end.card.milestone':
    'Váš ukazatel civilizace stojí na druhém poli. Na třetím je symbol karty stupně 1.',
  'lesson.cards-and-end.card.place': 'Vezměte dílek s budovou civilizace a umístěte ho, kam pravidla dovolí.',
  'lesson.cards-and-end.card.place.small': 'Tento dílek nemá budovu civilizace. Vezměte ten druhý.',
  'lesson.cards-and-end.card.claim':
    'Vyhodnoťte civilizaci. Získáte nárok na kartu a vezmete si ji, až budou všichni hotovi.',
  'lesson.cards-and-end.card.confirm':
    'Stiskněte Hotovo. Jakmile skončí i {rival}, berou se karty postupně, od velitele dál.',
  'lesson.cards-and-end.card.deck':
    'Vidíte celý balíček stupně 1 a necháte si jednu kartu. Některé působí hned, jiné bodují na konci.',
  'lesson.cards-and-end.card.choose': 'Vezměte kartu {civ}: působí hned.',
  'lesson.cards-and-end.card.tracker':
    'Karta posune jeden ukazatel o dvě pole. Vyberte technologii: na jejím druhém poli je synergie.',
  'lesson.cards-and-end.card.synergy': 'Využijte synergii, jak chcete; tím kolo skončí.',
  'lesson.cards-and-end.card.technology':
    'Pole {row} stupnice technologie odemkne první schopnost vaší korporace, a to až do konce hry. Výš čekají další.',
  'lesson.cards-and-end.card.missions':
    'Tyto mise vás na konci porovnají s hráčem {rival}: 5 bodů pro lepšího, při shodě 2 body každému.',
  'lesson.cards-and-end.card.until':
    'Počet kol není dán. Hra končí, když už někdo nemůže umístit dílek, nebo se vyprázdní sekce stanice.',
  'lesson.cards-and-end.card.end': '{rival} nemá kam umístit dílek. Kdy se boduje?',
  'lesson.cards-and-end.card.end.round': 'Po tomto kole, které ještě hrají všichni',
  'lesson.cards-and-end.card.end.at-once': 'Hned',
  'lesson.cards-and-end.card.end.on': 'Až nebude moci umístit dílek nikdo',
  'lesson.cards-and-end.card.end.why':
    'Kolo se dohraje, pak se boduje vše: řádky, sloupce, stupnice, biokapsle, meteority, karty a mise.',
};
