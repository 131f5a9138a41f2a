import type { ChapterText } from '../outline.ts';

export const twoPlayers: ChapterText<'twoPlayers'> = {
  title: 'Hra ve dvou',
  sections: {
    colours: {
      title: 'Hlavní a neutrální barva',
      text: [
        'Připravte hru jako pro čtyři hráče: čtyři doky, čtyři lodě, čtyři barvy, čtyři počáteční astronauti. Každý hráč si vezme **hlavní** a **neutrální** barvu, každou s 22 astronauty a devíti kartami postav. Po směru hodinových ručiček: vaše hlavní barva, hlavní barva soupeře, vaše neutrální barva, neutrální barva soupeře.',
        'Mise dostávají jen hlavní barvy: každá dvě a jednu si ponechá; druhá se zamíchá do balíčku událostí.',
        'Začínajícím hráčem může být i neutrální barva. Hráč, který ji vede, pak dělá to, co přísluší začínajícímu hráči, a pořadí se počítá od této barvy.',
      ],
    },
    deck: {
      title: 'Balíček postav neutrální barvy',
      text: [
        'Dejte stranou Verbíře, Průzkumníka, Femme fatale, Vojáka a dvě náhodné karty z ostatních pěti. Těchto šest karet zamíchejte, budou tvořit spodek balíčku, a zbylé tři položte v náhodném pořadí lícem dolů navrch. Nikdo se nedívá.',
        'V kroku 1 si každý hráč nejprve vezme vrchní kartu svého neutrálního balíčku, tajně si ji prohlédne a položí lícem dolů. **Potom** vybere postavu své hlavní barvy. Soupeř nevidí ani jednu.',
        'Zahrané neutrální karty leží odkryté jako všechny ostatní; neutrální barva nemá ruku.',
      ],
    },
    play: {
      title: 'Hra se čtyřmi barvami',
      text: [
        'Odpočítávání se účastní všechny čtyři karty. Za svou neutrální barvu děláte **všechna rozhodnutí** a smíte s ní zabíjet i nahrazovat astronauty své vlastní hlavní barvy.',
        'Její efekty jsou také povinné, i když vám škodí. Při Velké písečné bouři rozhodujete za ni. Neutrální barvy nikdy nemají karty akcí.',
      ],
    },
    scientist: {
      title: 'Neutrální Vědec',
      text: [
        'Po umístění astronautů hráč, který barvu vede, **dobere** kartu události; prohlédnout si místo toho objev nemůže. Objev přiřadí jako obvykle. Misi nebo akci odstraní ze hry, aniž by ji ukázal soupeři.',
      ],
    },
    recruiter: {
      title: 'Neutrální Verbíř',
      text: [
        'Umístěte 1 astronauta. Potom tento Verbíř opustí hru a ostatních osm postav této barvy, zahraných i nezahraných, se zamíchá do nového balíčku. Stane se to u každé neutrální barvy přesně jednou, ve 4. až 9. kole, takže balíček nikdy nedojde.',
      ],
    },
    result: {
      title: 'Kdo vítězí',
      text: [
        'Pro události, převahu, produkci i bodování je každá neutrální barva samostatným hráčem. Má vlastní bodové žetony, které se vám nikdy nepočítají. Může získat Ledový monopol.',
        '- Má-li neutrální barva **víc bodů** než obě hlavní, **prohrávají oba hráči**.',
        '- Při shodě s neutrální barvou vítězí hlavní barva.',
        '- Při shodě obou hlavních barev vítězí ta, která má víc bodových žetonů; trvá-li shoda, je vítězství společné.',
      ],
    },
  },
};
