import type { ChapterText } from '../outline.ts';

export const upgrade: ChapterText<'upgrade'> = {
  title: 'Krok 1: vylepšení archy',
  sections: {
    unlock: {
      title: 'Odemčení vylepšení',
      text: [
        'V tahu smíte odemknout jedno vylepšení, jen v tomto kroku. Použijte jeho specialistu a zaplaťte celé jeho suroviny. Žeton kolonie, který je zakrýval, přejde do vaší zásoby. Vylepšení působí hned a do konce hry; odemčené nelze koupit znovu.',
      ],
    },
    upgrades: {
      title: 'Osm vylepšení',
      text: [
        '- **Robotika** (Robotics; inženýr, technologie: 2): až 2 různé akce na planetě s vaší kolonií.',
        '- **Biodóm** (Biodome; inženýr, biomasa: 2): přistání na vesmírné stanici přináší 1 pracovní sílu.',
        '- **Vesmírná těžba** (Space Mining; inženýr, minerály: 2): přistání na měsíci přináší 1 minerál.',
        '- **Nákladové prostory** (Cargo Holds; libovolný lídr, pracovní síla: 1): kapacita 6 pro každou surovinu.',
        '- **Průzkumná vozidla** (Scouting Vehicles; libovolný lídr, pracovní síla: 1): průzkum odhalí 2 karty přeživších; vyhodnotíte jednu.',
        '- **Rekreační zařízení** (Leisure Facilities; inženýr, pracovní síla: 1): přistání na vesmírné stanici přináší kartu z Kantýny.',
        '- **Těžební vozidla** (Mining Vehicles; libovolný lídr, minerály: 1): přistání na měsíci přináší kartu z Kantýny.',
        '- **Motory** (Engines; inženýr, pracovní síla: 1, technologie: 1): dosah 4; po další platbě v jiném tahu dosah 6.',
        'První čtyři tvoří horní řadu karty archy, ostatní dolní.',
      ],
    },
    outposts: {
      title: 'Dvojice, které uvolňují základny',
      text: [
        'Biodóm s Rekreačním zařízením a Vesmírná těžba s Těžebními vozidly: jakmile odemknete obě vylepšení dvojice, jedna obchodní základna přejde do vaší zásoby a získáte 5 VB.',
      ],
    },
    colonies: {
      title: 'Žetony kolonií',
      text: ['Motory uvolní svůj žeton kolonie až druhou platbou. Celkem jich tedy je 8.'],
    },
  },
};

export const travel: ChapterText<'travel'> = {
  title: 'Krok 2: vesmírná cesta',
  sections: {
    map: {
      title: 'Mapa',
      text: [
        'Planety, měsíce, vesmírné stanice, asteroidy a Hvězdná brána jsou pole galaxie. Dvě pole sousedí, spojuje-li je tečkovaná trasa, na jedné kartě nebo přes společný okraj dvou sousedních karet; nikdy šikmo. Hvězdná brána vždy zůstává středem mřížky 3 × 3.',
      ],
    },
    moving: {
      title: 'Pohyb',
      text: [
        'Musíte se posunout aspoň o 1 pole a nejvýš o svůj dosah: 2, s Motory 4 nebo 6. V jednom pohybu se na žádné pole nesmí vstoupit dvakrát ani se vrátit tam, kde pohyb začal.',
      ],
    },
    landing: {
      title: 'Přistání',
      text: [
        'Přes pole s jinými archami smíte prolétat. Pohyb nesmí skončit na asteroidu, měsíci ani stanici, kde stojí jiná archa; na planetách a na Hvězdné bráně je místo pro všechny. Počítá se jen poslední pole. Na asteroidu není co dělat. Kdyby nebylo kde přistát, archa by zůstala na místě, bez účinků přistání.',
      ],
    },
    discovery: {
      title: 'Objevení planety',
      text: [
        'Z pole, odkud vede trasa k okraji karty, smíte vletět do **neprozkoumaného sektoru** mřížky. Stojí to 1 pole dosahu a pohyb tím končí. Doberte planetu odspodu balíčku, položte ji tam zničenou stranou nahoru a přistaňte na jejím poli planety. Volíte sektor, nikdy planetu; na okraji nezáleží.',
        'Mimo mřížku nic není. Leží-li na stole 8 planet, není už co objevovat.',
      ],
    },
    bonus: {
      title: 'Bonus za objev',
      text: [
        'Musíte zdarma zvýšit jednu stupnici nové planety podle své volby na 1; váš žeton terraformace přijde na pole 1.',
      ],
    },
    effects: {
      title: 'Účinky přistání',
      text: [
        'Na planetě dává každá základna svému majiteli výnos planety, i ta vaše, počínaje hráčem na tahu.',
        'Na vesmírné stanici působí váš Biodóm, potom Rekreační zařízení; na měsíci Vesmírná těžba, potom Těžební vozidla.',
        'Přistát znamená skončit tam pohyb, ne tam stát.',
      ],
    },
  },
};

export const playing: ChapterText<'playing'> = {
  title: 'Krok 3: karty posádky',
  sections: {
    plays: {
      title: 'Hraní karet',
      text: [
        'Smíte zahrát nejvýš 2 karty posádky, na Hvězdné bráně 1. Karta z **horní řady** se odhodí. Kartu z **dolní řady** odhodíte, nebo ji přesunete na volné místo v horní řadě, jak chcete. Jednu kartu lze tedy v tahu zahrát dvakrát, nejdřív zdola a potom shora.',
      ],
    },
    matching: {
      title: 'Odpovídající okraje',
      text: [
        'Odpovídá-li okraj, který přiléhal ke kartě nákladu, cíli cesty, smíte provést jeho akci. Červený, zelený a modrý odpovídají polím planet té barvy, orbitální měsícům a vesmírným stanicím. Na Hvězdné bráně odpovídá každý okraj, na asteroidu žádný.',
        'Kartu smíte zahrát i bez akce, jen abyste ji přesunuli nebo odhodili.',
      ],
    },
    action: {
      title: 'Akce posádky',
      text: [
        'Nejdřív karta opustí své místo, potom následují části akce: **zaplatit**, **získat**, **dobrat**. Platí se celá cena, jinak akci nelze provést. Zisky a karty nad limit propadají. Dobraná karta smí zaujmout uvolněné místo.',
      ],
    },
  },
};
