import type { ChapterText } from '../outline.ts';

export const turns: ChapterText<'turns'> = {
  title: 'Kola a tahy',
  sections: {
    rounds: {
      title: 'Kolo',
      text: [
        'V kole má každý hráč jeden tah, po směru hodinových ručiček od začínajícího hráče. Potom žeton začínajícího hráče přejde doleva a začíná další kolo.',
      ],
    },
    steps: {
      title: 'Pět kroků tahu',
      text: [
        '- **Vylepšení** archy: nejvýš jedno.',
        '- **Vesmírná cesta**: jediný povinný krok. Následují účinky přistání.',
        '- **Posádka**: zahrajte nejvýš 2 karty posádky, na Hvězdné bráně 1.',
        '- **Akce** v cíli cesty.',
        '- **Dobrání** karty posádky.',
        'Kroky se nikdy nemíchají ani neopakují: po akci už nelze zahrát kartu posádky, po cestě nelze koupit vylepšení. Každý krok kromě cesty lze vynechat.',
      ],
    },
    points: {
      title: 'Body',
      text: ['VB se zapisují hned; počítá se dál i za posledním polem stupnice.'],
    },
  },
};

export const resources: ChapterText<'resources'> = {
  title: 'Suroviny',
  sections: {
    cargo: {
      title: 'Náklad',
      text: [
        'Každá surovina má na vaší kartě nákladu stupnici. Ta nikdy neklesne pod 0: co nemůžete zaplatit celé, to nemůžete udělat. Suroviny jsou veřejné a mezi hráči se s nimi nedá obchodovat.',
      ],
    },
    capacity: {
      title: 'Kapacita',
      text: [
        'Pojmete nejvýš 4 jednotky každé suroviny, s Nákladovými prostory 6. Co je navíc, propadá; zbytek zisku si necháte.',
      ],
    },
    any: {
      title: 'Libovolná surovina',
      text: [
        'Pro každou jednotku určete surovinu. Při zisku smíte určit i tu, pro kterou není místo (jednotka propadne); při placení musíte určit tu, kterou máte. Není-li místo pro žádnou ze čtyř, hra se neptá a jednotka propadne.',
      ],
    },
  },
};

export const crew: ChapterText<'crew'> = {
  title: 'Posádka a specialisté',
  sections: {
    rows: {
      title: 'Dvě řady',
      text: [
        'Karty posádky leží odkryté ve dvou řadách po nejvýš 3 kartách, nad kartou nákladu a pod ní. V **horní řadě** přiléhá karta ke kartě nákladu **dolním okrajem**, v **dolní řadě** zase **horním okrajem**. Použít lze jen přiléhající okraj.',
        'Nová karta jde hned do řady s volným místem podle vaší volby. Do druhé řady ji přesune jen zahrání.',
      ],
    },
    limits: {
      title: 'Nejvýš šest karet',
      text: [
        'Se 6 kartami nemůžete dobírat; z několika karet doberete tolik, kolik se vejde. Každé dobrání lze odmítnout, u balíčku dříve, než kartu uvidíte. Pak propadají i ostatní dobrání tohoto účinku ze stejného zdroje.',
      ],
    },
    drawing: {
      title: 'Dobírání',
      text: [
        'Z **balíčku**: vrchní karta. Prázdný balíček se vytvoří znovu z odhazovací hromádky; je-li obojí prázdné, nic se nedobírá.',
        'Z **Kantýny**: jedna z odkrytých karet. Více výběrů jednoho účinku jde po sobě a Kantýna se doplní po posledním.',
        'Každá karta se položí do řady dříve, než se dobere další. Dobírá-li účinek z obojího, nejdřív se vybírá z Kantýny; karty, které ji doplní, už pro tento výběr přicházejí pozdě.',
      ],
    },
    refill: {
      title: 'Doplnění Kantýny',
      text: [
        'Po posledním výběru z Kantýny v účinku a na konci každého tahu přijde na každé prázdné místo karta z balíčku. Není-li žádná, místo zůstane prázdné do další takové chvíle. Prázdná Kantýna nedává nic, ani kartu z balíčku.',
      ],
    },
    specialists: {
      title: 'Specialisté',
      text: [
        'Specialisté jsou inženýr a červený, zelený a modrý lídr. Máte ho díky kartě posádky s jeho symbolem v kterékoli řadě, nebo díky připravenému žetonu. **Použijete** ho tak, že kartu odhodíte, nebo žeton zablokujete, jak chcete.',
        '„Lídr libovolné barvy“ je kterýkoli ze tří lídrů, nikdy inženýr.',
      ],
    },
    limitsOfUse: {
      title: 'Jedna karta, jeden specialista',
      text: [
        'Každá karta a každý žeton platí jen za jednoho specialistu. Žetony se do limitu karet nepočítají. Karty posádky se odhazují jen zahráním, použitím jako specialista nebo akcí Získání specialisty.',
      ],
    },
  },
};
