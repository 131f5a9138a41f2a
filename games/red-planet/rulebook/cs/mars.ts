import type { ChapterText } from '../outline.ts';

export const ships: ChapterText<'ships'> = {
  title: 'Lodě a cíle',
  sections: {
    cards: {
      title: 'Karty lodí',
      text: [
        'Každá loď má **kapacitu** a **cíl**.',
        '- každá ze sedmi vnějších oblastí: tři lodě se 2, 3 a 4 místy',
        '- Syrtis Major: 4, 5 a 5 míst',
        '- Valles Marineris: 4, 4 a 5 míst',
        '- Phobos: 3, 4 a 4 místa',
        '- neznámý cíl: šest lodí se 2, 3, 3, 4, 4 a 5 místy.',
        'Celkem 36 lodí a 122 míst.',
      ],
    },
    states: {
      title: 'Zadokovaná, odstartovaná, odhozená',
      text: [
        'Loď je v balíčku, zadokovaná, odstartovaná, nebo na odhazovací hromádce lodí. Jen do **zadokovaných** lodí lze nastupovat a jen ty lze zničit nebo přinutit ke startu.',
        'Plná loď odstartuje, jakmile je právě hraná postava úplně vyhodnocena.',
      ],
    },
    destination: {
      title: 'Kam loď letí',
      text: [
        'Rozhoduje **vrchní žeton cíle** na lodi. Bez žetonu platí vytištěný cíl, a není-li ani ten, je cíl neznámý.',
        'Žetony se mohou vršit na sebe. Zakryté žetony zůstávají na lodi a nejsou ve společné zásobě.',
      ],
    },
    unknown: {
      title: 'Lodě s neznámým cílem',
      text: [
        'Kdo do lodi s neznámým cílem umístí **prvního** astronauta, ihned vezme ze společné zásoby libovolný žeton cíle a položí ho na loď.',
        'Pokud už někdo (třeba Pilot) na prázdnou loď žeton položil, cíl je známý a první cestující nic nevybírá. Kdyby byla zásoba prázdná, žeton se nepoloží a otázka se vrátí u dalšího cestujícího. Astronauti, kteří přistanou bez jakéhokoli cíle, končí mezi Ztracenými ve vesmíru.',
        'Prázdná loď s neznámým cílem, která je přinucena ke startu, cíl nemá. Pilot jí ho ještě může dát, jinak přijde rovnou na odhazovací hromádku lodí.',
      ],
    },
    pool: {
      title: 'Společná zásoba žetonů cíle',
      text: [
        'Pro každou oblast jsou jen **dva žetony**. Oblast, jejíž žeton v zásobě není, nelze zvolit. Když loď přistane nebo je zničena, vrátí se celý sloupek jejích žetonů do zásoby.',
      ],
    },
  },
};

export const zones: ChapterText<'zones'> = {
  title: 'Oblasti a suroviny',
  sections: {
    ten: {
      title: 'Deset oblastí',
      text: [
        'Jsou dvě **vnitřní** oblasti (Syrtis Major a Valles Marineris), sedm **vnějších** a **Phobos**. „Oblast Marsu“ znamená jednu z devíti na Marsu; Phobos je míněn jen tam, kde je uveden.',
        'Každá oblast včetně Phobosu má jeden žeton suroviny a produkuje. Počet astronautů v oblasti není omezen.',
      ],
    },
    borders: {
      title: 'Které oblasti sousedí',
      text: [
        '- **Vastitas Borealis**: Ausonia, Mare Serpentis, Syrtis Major, Valles Marineris',
        '- **Ausonia**: Vastitas Borealis, Hellas, Syrtis Major',
        '- **Hellas**: Ausonia, Tritonis Sinus, Syrtis Major',
        '- **Tritonis Sinus**: Hellas, Mare Tyrrhenum, Syrtis Major, Valles Marineris',
        '- **Mare Tyrrhenum**: Tritonis Sinus, Sinus Sabaeus, Valles Marineris',
        '- **Sinus Sabaeus**: Mare Tyrrhenum, Mare Serpentis, Valles Marineris',
        '- **Mare Serpentis**: Sinus Sabaeus, Vastitas Borealis, Valles Marineris',
        '- **Syrtis Major**: Vastitas Borealis, Ausonia, Hellas, Tritonis Sinus, Valles Marineris',
        '- **Valles Marineris**: Vastitas Borealis, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Syrtis Major',
        '- **Phobos**: žádná',
      ],
    },
    phobos: {
      title: 'Phobos',
      text: [
        'Phobos je oblast jako každá jiná, se dvěma výjimkami: s ničím nesousedí a nelze k němu přiřadit objev. Cestou dolů na Mars je výsadek Vojáka.',
      ],
    },
    lost: {
      title: 'Ztraceni ve vesmíru',
      text: [
        'Sem přicházejí mrtví všech barev. Ztraceni ve vesmíru nejsou oblast: žádná převaha, žádná produkce, žádný pohyb. Někoho vrátit dokáže jen karta akce Záchranná akce.',
      ],
    },
    resources: {
      title: 'Žetony surovin',
      text: [
        'Kdykoli se astronaut jakýmkoli způsobem dostane do oblasti (přistání, přesun, výsadek, karta) a její žeton suroviny leží lícem dolů, žeton se **natrvalo otočí**.',
        'Oblast, kterou později všichni astronauti opustí, si odkrytý žeton ponechá a produkuje dál.',
        'Ve hře je deset z jedenácti žetonů, v oblastech tedy leží 4 nebo 5 žetonů ledu, 2 nebo 3 žetony sylvanitu a 2 nebo 3 žetony celeria. Který druh chybí, neví nikdo, dokud to nelze odvodit.',
      ],
    },
  },
};

export const production: ChapterText<'production'> = {
  title: 'Produkce',
  sections: {
    produce: {
      title: 'Oblasti produkují',
      text: [
        'V 1., 2. a 3. produkci dostane každá oblast s **odkrytým** žetonem suroviny 1, 2, respektive 3 bodové žetony svého druhu. Oblasti se skrytým žetonem nedostanou nic.',
      ],
    },
    award: {
      title: 'Převaha bere vše',
      text: [
        'Potom se v každé oblasti rozdělí žetony, nové i ty, které zbyly z dřívějška. Kdo tam má sám **nejvíc astronautů**, bere všechny.',
        'Oblasti se navzájem neovlivňují. Získané bodové žetony leží všem na očích.',
      ],
    },
    ties: {
      title: 'Při shodě',
      text: [
        'Barvy, které mají shodně nejvíc, si žetony rozdělí rovným dílem. Co rozdělit nelze, **zůstane v oblasti**. Dvě barvy si ze tří žetonů vezmou po jednom a jeden zůstane; tři barvy ze dvou žetonů nedostanou nic a oba zůstanou.',
        'Leží-li v oblasti žetony dvou druhů (způsobit to mohou jen Ledové jeskyně), dělí se každý druh zvlášť.',
      ],
    },
    leftovers: {
      title: 'Co zbude',
      text: [
        'Oblast bez astronautů si své žetony ponechá. Žetony zbylé v oblasti lze získat v pozdější produkci. Po třetí produkci už nemají žádnou cenu.',
        'Po produkci se počítadlo prostě posune dál: žádné nové lodě, žádný nový začínající hráč.',
      ],
    },
  },
};
