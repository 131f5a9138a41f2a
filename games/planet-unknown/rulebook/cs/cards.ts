import type { ChapterText } from '../outline.ts';

export const cards: ChapterText<'cards'> = {
  title: 'Karty civilizace a mise',
  sections: {
    advances: {
      title: 'Karty, které posouvají ukazatele',
      text: [
        'U „2 nebo 3 různých ukazatelů“ vyberte takové, které teď mohou postoupit (je-li jich méně, vyberete jich méně); pak je vyhodnoťte v libovolném pořadí. Odbor provozu posune jeden ukazatel o 2 kroky s oběma benefity. Komise pro hazard a Planetární loterie posunou ukazatel na konci hry.',
      ],
    },
    unionization: {
      title: 'Odbory',
      text: [
        'Ukazatele pod polem 5 postoupí krok za krokem na pole 5, v libovolném pořadí, a získají vše kromě synergií. Žádný nejde dál; zablokované zůstávají. Zeleň Wormhole jde na druhé dvojité pole, voda Oasis na 5. krok své cesty; ukazatele Makeshift nejdou do strany.',
      ],
    },
    tokens: {
      title: 'Biokapsle, rovery, meteority',
      text: [
        'Schválené přesčasy a Pátrací a záchranný tým seberou 2 nebo 3 vybrané biokapsle. Příspěvek na stěhování smí přesunout rover na kterékoli políčko, kam rover smí; co tam leží, sebere. Schválená přistávací plocha vyčistí řádek nebo sloupec od meteoritů; Program obrany před meteority zničí 3.',
      ],
    },
    points: {
      title: 'Karty s body',
      text: [
        'Zákon o udržitelném životě: 1 bod za každý dílek výsadby na planetě. Dekret o občanech vesmíru: biokapsle v bodovací oblasti mají hodnotu 2. S n kartami Výkup meteoritů má každá trojice meteoritů hodnotu o n bodů vyšší. Obchodní dohody: 1, 3, 6, 10 bodů za 1 až 4 karty. Ostatní karty prostě přinášejí body.',
      ],
    },
    missions: {
      title: 'Mise',
      text: [
        'Počítají se jen viditelné terény a budovy; dílek výsadby je zeleň. **Oblast** jsou všechna políčka jednoho terénu spojená stranami. Čtverec i obdélník smějí být částí větší oblasti. „Na vrcholu“ znamená poslední pole. Sebrané žetony se počítají, ať leží na desce korporace kdekoli. Vše, co není led, je pevnina; dílek výsadby také zakrývá. Dílky vzaté bez umístění se nikdy nepočítají.',
      ],
    },
    texts: { title: 'Všechny texty', text: ['Otevřete kteroukoli kartu na obrazovce a přečtěte si, co dělá.'] },
  },
};
