import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'Kolo',
  sections: {
    phases: {
      title: 'Čtyři fáze',
      text: [
        '- **Fáze akcí**: tahy po směru hodinových ručiček, dokud všichni nepasují.',
        '- **Fáze boje**: bitvy a to, co z nich plyne.',
        '- **Fáze údržby**: placení a produkce.',
        '- **Fáze úklidu**: nové technologie; disky a kostky se vracejí.',
      ],
    },
    turns: {
      title: 'Tahy',
      text: [
        'Začíná držitel žetonu začínajícího hráče. Po směru hodinových ručiček, tah za tahem, každý, kdo ještě nepasoval, provede **jednu akci** (Průzkum, Výzkum, Vylepšení, Stavba, Pohyb nebo Vliv), nebo **pasuje**.',
      ],
    },
    cost: {
      title: 'Cena akce',
      text: [
        'Akce stojí disk ze stupnice vlivu, ten nejvíce vlevo; leží na poli akce až do úklidu. Stejnou akci můžete provádět opakovaně. Bez disku na stupnici musíte pasovat.',
        'Akci můžete zvolit, i když s ní nic nepořídíte; disk stojí i tak.',
      ],
    },
    activations: {
      title: 'Aktivace',
      text: [
        'Každá akce má určitý počet **aktivací** prováděných jedna po druhé. Výsledek jedné znáte, než zvolíte další, a kdykoli můžete skončit.',
        '- **Průzkum** 1 (Planta 2)',
        '- **Výzkum** 1 (Hydran 2)',
        '- **Vylepšení** 2 (Mechanema 3), s Pikomodulátorem o 2 více',
        '- **Stavba** 2 (Mechanema 3), s Nanoroboty o 1 více',
        '- **Pohyb** 2 (Terrané 3), s Vylepšenou logistikou o 1 více',
        '- **Vliv** 2 a navíc obnovíte dvě kolonizační lodě',
      ],
    },
    passing: {
      title: 'Pasování',
      text: [
        'Kdo v kole pasuje jako **první**, ihned získá 2 peníze a vezme si žeton začínajícího hráče pro příští kolo. Po prvním pasování můžete v dalších tazích provést **reakci**, nebo zdarma znovu pasovat.',
        'Fáze končí **okamžitě**, jakmile pasovali všichni; nikdo už další reakci nedostane.',
      ],
    },
    colony: {
      title: 'Kolonizační lodě',
      text: [
        'Během své akce, reakce nebo pasování můžete používat připravené kolonizační lodě: jednu otočte a přesuňte kostku z její stupnice na prázdné vhodné políčko v sektoru, který ovládáte, i když jsou tam soupeřovy lodě. Jinak se kostky na mapu nedostanou. Není-li na stupnici kostka, políčko zůstane prázdné.',
      ],
    },
    flow: {
      title: 'Průběh hry',
      text: [
        'Údržbu provádějí všichni současně; vše ostatní jde popořadě. Kolo vždy skončí, protože každá akce i reakce bere disk. Vyřazení hráči se přeskakují; i jediný přeživší hraje do konce 8. kola. Nezůstane-li nikdo, hra končí.',
      ],
    },
  },
};
