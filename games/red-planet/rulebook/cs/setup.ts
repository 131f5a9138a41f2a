import type { ChapterText } from '../outline.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Příprava hry',
  sections: {
    boards: {
      title: 'Mars, Phobos a startovací plošina',
      text: [
        'Rozložte Mars, Phobos a pole Ztraceni ve vesmíru, které je na začátku prázdné. Sestavte startovací plošinu s **tolika doky, kolik je hráčů** (dva hráči: čtyři doky; sólová hra: jeden pro vás a jeden pro každého bota). Doky se číslují zleva doprava.',
        'Všech 20 žetonů cíle tvoří společnou zásobu. Bodové žetony roztřiďte podle druhu a vedle nich vyložte lícem nahoru Ledový monopol.',
      ],
    },
    ships: {
      title: 'První lodě',
      text: [
        'Zamíchejte 36 karet lodí a do každého doku vyložte jednu lícem nahoru, počínaje dokem 1.',
        '- Loď s **neznámým cílem** odložte stranou a doberte další. Až budou všechny doky obsazené, odložené lodě se zamíchají zpět do balíčku.',
        '- Pokud žádná zadokovaná loď nemíří na **Phobos**, položte na loď v doku nejvíc vpravo žeton cíle Phobos. Tato loď teď letí na Phobos.',
      ],
    },
    astronauts: {
      title: 'Astronauti a začínající hráč',
      text: [
        'Každý má barvu svého místa: devět karet postav do ruky a 22 astronautů do své zásoby.',
        'Po jednom astronautovi každé barvy se náhodně rozmístí do lodí, přesně **jeden do každé zadokované lodi**. Barva v doku 1 je **začínající hráč** a dostane počítadlo kol nastavené na 1. kolo.',
      ],
    },
    resources: {
      title: 'Žetony surovin',
      text: [
        'Zamíchejte 11 žetonů surovin lícem dolů. Jeden přijde lícem dolů do každé z devíti oblastí Marsu a jeden na Phobos. Jedenáctý zůstane vedle zásoby a nikdo se na něj po celou hru nepodívá.',
      ],
    },
    missions: {
      title: 'Mise a balíček událostí',
      text: [
        'Každý dostane **dvě mise**, **jednu** si skrytě ponechá a druhou vrátí. Všichni volí současně a odevzdaná volba je konečná. Mise zůstává tajná až do závěrečného bodování.',
        'Potom se 13 objevů, 4 akce a všechny mise, které si nikdo neponechal, zamíchají do balíčku událostí lícem dolů.',
      ],
    },
    numbers: {
      title: 'Počty podle počtu hráčů',
      text: [
        '- **2 hráči**: 4 barvy (z toho dvě neutrální), 4 doky, 28 karet v balíčku událostí. Mise mají jen hlavní barvy.',
        '- **3 hráči**: 3 doky, 27 karet událostí.',
        '- **4 hráči**: 4 doky, 26 karet událostí.',
        '- **5 hráčů**: 5 doků, 25 karet událostí.',
        '- **6 hráčů**: 6 doků, 24 karet událostí.',
        '- **Sólo**: vy a 2 až 5 botů, pro každého jeden dok. Balíček událostí má 29 karet minus mise rozdané botům.',
      ],
    },
    chance: {
      title: 'V jakém pořadí rozhoduje náhoda',
      text: [
        'Aby šlo každou partii přehrát a ověřit, působí náhoda v pevném pořadí: lodě, počáteční astronauti, žetony surovin, mise, potom balíčky neutrálních barev nebo botů a jejich seznam priorit. Balíček událostí se míchá poslední, až jsou všechny mise vybrané.',
      ],
    },
  },
};
