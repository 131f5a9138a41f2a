import type { ChapterText } from '../outline.ts';

export const components: ChapterText<'components'> = {
  title: 'Zawartość pudełka',
  sections: {
    boards: {
      title: 'Plansze',
      text: [
        '- **Mars** podzielony na dziewięć stref: dwie wewnętrzne i siedem zewnętrznych.',
        '- **Phobos**, księżyc: dziesiąta strefa.',
        '- **Zagubieni w przestrzeni**, pomnik poległych astronautów. To nie jest strefa.',
        '- **Platforma startowa** z 3–6 dokami, po jednym na każdy kolor w grze.',
        '- **Licznik rund**, który wskazuje też pierwszego gracza.',
      ],
    },
    companies: {
      title: 'Sześć korporacji wydobywczych',
      text: [
        'Każdy z sześciu kolorów ma **22 astronautów** (łącznie 132) i ten sam zestaw **9 kart postaci** o numerach od 9 do 1 (łącznie 54).',
      ],
    },
    ships: {
      title: 'Statki i żetony miejsc docelowych',
      text: [
        '- **36 kart statków**, każda z pojemnością i miejscem docelowym; miejsce docelowe sześciu statków jest nieznane.',
        '- **20 żetonów miejsc docelowych**, po dwa na każdą z dziesięciu stref. Tworzą one wspólną, ograniczoną pulę.',
      ],
    },
    events: {
      title: 'Karty wydarzeń',
      text: [
        '- **30 kart wydarzeń**: 13 odkryć, 13 misji i 4 akcje.',
        '- Misja globalna **Monopol na lód**, od początku jawna i dostępna dla wszystkich.',
      ],
    },
    tokens: {
      title: 'Żetony surowców i żetony punktów',
      text: [
        '- **11 żetonów surowców** o jednakowych rewersach: 5 lodu, 3 sylvanitu, 3 celerium. Pokazują, co produkuje strefa.',
        '- **86 żetonów punktów**: 40 lodu po 1 punkcie, 23 sylvanitu po 2 punkty, 23 celerium po 3 punkty. To je zdobywasz. Gdyby któregoś rodzaju zabrakło, uznaje się, że zapas jest nieograniczony.',
      ],
    },
  },
};
