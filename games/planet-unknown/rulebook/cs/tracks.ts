import type { ChapterText } from '../outline.ts';

export const tracks: ChapterText<'tracks'> = {
  title: 'Stupnice',
  sections: {
    advance: {
      title: 'Zvýšení pokroku',
      text: [
        'Ukazatel postoupí o jedno pole a získáte každý benefit, který na něm je. Při více krocích platí každý; dělají se bez přerušení. „Ukazatel vody“ je vždy ukazatel té barvy, ať stojí kdekoli.',
        'Na vrcholu ukazatel postoupit nemůže a nic nedá. Jen **ukazatel roveru** dá pokaždé znovu pohyb vrcholového pole.',
      ],
    },
    regress: {
      title: 'Snížení pokroku',
      text: [
        'Ukazatel klesne a nic nezíská. Až znovu vystoupí, získá znovu. Máte-li klesnout o více polí, vyberte ukazatel, který může klesnout o všechna, jinak ten, který může klesnout nejvíc.',
      ],
    },
    synergy: {
      title: 'Synergie',
      text: [
        'Posuňte kterýkoli ukazatel o 1 výš a získejte to, na co vstoupí. Řetězy synergií nemají omezení. Použít ji musíte, může-li některý ukazatel postoupit.',
      ],
    },
    medals: {
      title: 'Medaile a milníky',
      text: [
        'Medaile jsou body na konci: na každé stupnici platí nejvýše položená medaile na poli ukazatele nebo pod ním. **Milníky** jsou karty civilizace, vyslání roverů, dílky výsadby a technologie; pohyb, synergie a medaile ne.',
      ],
    },
    printed: {
      title: 'Co je na stupnicích',
      text: [
        'Pole 0 až 15. Většina korporací má tyto stupnice:',
        '- **Civilizace**: karty na 3, 6, 10 a 14 (stupně 1 až 4); synergie na 8 a 11; medaile 1, 2, 3, 5 na 2, 5, 9, 15.',
        '- **Voda**: synergie na 3, 7, 12; medaile 1, 2, 3, 4, 5, 7, 10 na 2, 4, 6, 8, 10, 13, 15.',
        '- **Zeleň**: dílky výsadby na 3, 6, 9, 11, 13; synergie na 2 a 10; medaile 1, 2, 3, 5 na 5, 8, 12, 15.',
        '- **Rover**: vyslání na 1, se dvěma rovery i na 6; pohyb 1 na 2 a 3, 2 na 4 až 12, 3 od pole 13; synergie na 10; medaile 1, 2, 5 na 8, 12, 15.',
        '- **Technologie**: technologie na 3, 5, 7, 10, 14; synergie na 2 a 12; medaile 1, 2, 5 na 6, 13, 15.',
      ],
    },
  },
};

export const benefits: ChapterText<'benefits'> = {
  title: 'Benefity',
  sections: {
    civ: {
      title: 'Karty civilizace',
      text: [
        'Milník civilizace vám dá nárok na kartu jeho stupně. Berete si ji, až všichni skončí: prohlédněte si všechny zbývající karty balíčku a jednu si nechte. Z prázdného balíčku nedostanete nic. V sólové hře si kartu berete hned.',
        'Karty označené **ihned** působí okamžitě a pak leží odkryté. Karty označené **na konci hry** zůstávají skryté až do bodování; veřejné jsou jen jejich počet a stupně.',
      ],
    },
    water: {
      title: 'Voda',
      text: ['Led potřebují jen budovy vody. Energie, synergie a karty zvyšují pokrok vody i bez něj.'],
    },
    deploy: {
      title: 'Vyslání roveru',
      text: [
        'Postavte rover ze zálohy na kterékoli políčko svého **posledního dílku**, na kterém nestojí jiný rover. Políčko toho dílku pod dílkem výsadby se také počítá. Rover sebere, co tam leží. Bez roveru v záloze nebo bez dílku se nic nestane.',
      ],
    },
    movement: {
      title: 'Pohyb roverů',
      text: [
        'Body pohybu jdou do zásoby pro toto kolo. Smíte je rozdělit mezi rovery, před dílkem i po něm, v kroku události i při výběru karet civilizace. Jeden bod je krok na políčko, které se dotýká stranou, zakryté i nezakryté. Rovery nesmějí opustit mřížku ani vjet na políčko jiného roveru; na opuštěná políčka se vracet smějí. Dílkům nikdy nepřekážejí.',
      ],
    },
    collect: {
      title: 'Sbírání a ztráty',
      text: [
        'Rover, který vjede na políčko s meteoritem nebo biokapslí, je sebere, i když jen projíždí, ať chcete, nebo ne. Rover pod dílkem (i dílkem výsadby) nebo dopadajícím meteoritem je mimo hru.',
      ],
    },
    tech: {
      title: 'Technologie',
      text: [
        'Technologie působí, dokud ukazatel technologie stojí na jejím poli nebo výš. Klesne-li ukazatel níž, technologie nepůsobí, dokud na její pole znovu nevystoupí. Schopnost „jednou za hru“ zůstává použitá. U Cosmos, Flux, Jump Drive a Makeshift je to jinak.',
      ],
    },
    patches: {
      title: 'Dílky výsadby',
      text: [
        'Dílek výsadby je jedno políčko zeleně bez budovy. Musí se umístit podle stejných pravidel jako dílky, nikdy na meteorit; pravidla událostí o umístění pro něj neplatí. Nepřináší pokrok a jako terraformační dílek se nepočítá: nevysílají se na něj rovery a nespouští schopnosti.',
        'Bez povoleného políčka propadá. Některé technologie dovolují dílek výsadby místo toho **uschovat**; umístí se na konci hry, i když technologie už nepůsobí.',
      ],
    },
    extra: {
      title: 'Dílky navíc',
      text: [
        'Vrakoviště a Opravna v provozu vám dovolí hned vzít a umístit další vrchní dílek své sekce. Platí všechna pravidla umístění; nehodí-li se žádný, nic se nestane. U Vrakoviště budovy nepřinášejí pokrok, ale meteority dopadají a schopnosti se spouštějí.',
        'Stane se vaším posledním dílkem a další dílek sloupečku se hned odkryje. Před dílkem kola si nesmíte vzít poslední dílek své sekce. Kurýrní trasy korporace Republic působí i zde.',
      ],
    },
  },
};
