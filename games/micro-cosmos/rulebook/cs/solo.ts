import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'Sólová hra: Automa',
  sections: {
    setup: {
      title: 'Příprava hry',
      text: [
        'Připravte hru jako pro dva hráče; druhým je Automa. Vždy začínáte vy a žeton začínajícího hráče se nepoužívá.',
        'Automa má kartu nákladu a vlastní kartu archy, nemá můstek, žetony specialistů, karty do začátku ani suroviny. Šest jejích kolonií zakrývá jejích šest vylepšení, 2 jsou v zásobě; obě základny jsou uzamčené. Její archa začíná na planetě na severu, vaše na Hvězdné bráně. Její balíček je zamíchaný a skrytý, ale všech dvanáct karet si lze prohlédnout. Obtížnost jí může dát kolonii na severu a suroviny.',
      ],
    },
    flow: {
      title: 'Kola',
      text: [
        'Nejdřív máte tah vy, potom Automa. Jakmile je třetí planeta plně terraformovaná, kýmkoli, kolo se dohraje a obě strany mají ještě jeden tah.',
        'Hrajete podle obvyklých pravidel, ale nikdy nesmíte **přistát** na planetě, kde stojí archa Automy. Ona smí přistát tam, kde stojí vaše.',
      ],
    },
    turn: {
      title: 'Její tah',
      text: [
        'Automa odhalí kartu a provádí její řádky shora dolů, každý, pokud je to možné; co má cenu, provede celé, nebo vůbec. Nemožný řádek přeskočí. Potom se karta odhodí a Kantýna doplní. Prázdný balíček se zamíchá znovu.',
        'Platí pro ni obvyklá pravidla. Její vylepšení nedávají nic kromě Nákladových prostorů, dvojic uvolňujících základny s jejich 5 VB a bodů na konci hry.',
      ],
    },
    crew: {
      title: 'Její posádka',
      text: [
        'Bere karty posádky z balíčku, veřejně a bez limitu; záleží jen na specialistech. Místo specialisty, kterého nemá, použije **libovolné 2 jiné**. Suroviny nikdy nenahrazuje.',
        'Nejdřív použije přesné specialisty: inženýry, potom lídry v barvě planety. Vy vybíráte, kterého lídra použije jako lídra libovolné barvy a kteří specialisté nahradí chybějícího.',
      ],
    },
    upgrade: {
      title: 'Vylepšení',
      text: [
        'Odemkne první vylepšení, které může zaplatit, v pořadí: Robotika, Biodóm, Vesmírná těžba, Nákladové prostory, Rekreační zařízení, Těžební vozidla. Žeton kolonie přejde do její zásoby.',
      ],
    },
    deeds: {
      title: 'Sběr surovin, Terraformace, Průzkum',
      text: [
        'Tyto řádky se týkají planety, na které její archa v tu chvíli stojí.',
        '- **Sběr surovin**: získá výnos planety.',
        '- **Terraformace**: stupeň po stupni zvyšuje první volnou stupnici zleva, pro kterou má surovinu, až do limitu.',
        '- **Průzkum**: zaplatí lídrem v barvě planety, získá suroviny z karty přeživších a odhodí ji.',
        'Jako libovolnou surovinu bere tu, které má nejméně; při shodě horní stupnici. Ze dvou akcí v jednom řádku provede první možnou.',
      ],
    },
    places: {
      title: 'Kolonie a základny',
      text: [
        'Založí kolonii, má-li žeton, nemá-li ještě kolonii na této planetě a může-li zaplatit; kolonie z přípravy se počítá jako první. Libovolnou surovinu platí tou, které má nejvíce; při shodě horní stupnice.',
        'Zřídí základnu ze zásoby, nebo sem přesune svou jedinou, pokud tu už základnu nemá. Jsou-li obě na jiných planetách, vybíráte vy. I jí přináší vlastní kolonie 2 VB a přistání obou stran přinášejí příjem všem základnám.',
      ],
    },
    movement: {
      title: 'Pohyb',
      text: [
        'Automa létá po prstenci osmi vnějších sektorů, po směru hodinových ručiček, nebo proti směru. Při **skoku** se nejdřív přenese do protějšího sektoru, je-li tam planeta. Potom prohlíží další sektory ve svém směru, vlastní jako poslední, a letí do prvního, který vyhovuje:',
        '- **Planeta bez kolonie**: planeta bez její kolonie.',
        '- **Planeta k terraformaci**: planeta, která není terraformovaná.',
        '- **Objevování**: neprozkoumaný sektor, kde objeví planetu.',
        'Není-li co objevit, hledá planetu k terraformaci. Nevyhovuje-li nic, letí na nejbližší další planetu.',
      ],
    },
    arrival: {
      title: 'Přílet',
      text: [
        'Za objev získá 1 minerál a zvýší stupnici minerálů nové planety na 1, se svým žetonem na 1. Její přílet je přistání, i tam, odkud vyrazila: základny přinášejí příjem. V sektoru, kterým jen proskočí, se nic neděje.',
      ],
    },
    levels: {
      title: 'Šest obtížností',
      text: [
        'Na konci hry Automa boduje jako vy, bez přeživších, a za vylepšení, 1 až 6:',
        '- Lehká: 0, 1, 3, 6, 11, 15 VB.',
        '- Lehká+: totéž, s kolonií na začátku.',
        '- Střední: 0, 2, 5, 10, 17, 25 VB, s kolonií.',
        '- Střední+: totéž a 1 od každé suroviny.',
        '- Těžká: 0, 5, 10, 15, 22, 30 VB, s kolonií.',
        '- Těžká+: totéž a 2 od každé suroviny.',
      ],
    },
    result: {
      title: 'Vítězství',
      text: ['Vyhráváte jen s více VB než Automa; shoda je prohra. Delší hru lze hrát i sólově.'],
    },
  },
};
