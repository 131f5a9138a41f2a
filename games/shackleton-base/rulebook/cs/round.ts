import type { ChapterText } from '../outline.ts';

export const shuttles: ChapterText<'shuttles'> = {
  title: 'Fáze raketoplánů',
  sections: {
    choice: {
      title: 'Výběr raketoplánu',
      text: [
        'Odkryje se o jeden dílek více, než je hráčů. V **opačném** pořadí tahů si každý vezme jeden z nich, s 6 astronauty a surovinami.',
        'Čísla dílků pak určí nové pořadí, od nejnižšího.',
      ],
    },
    gateway: {
      title: 'Doplnění stanice Gateway',
      text: [
        'Astronauti ze zbylého dílku přijdou na **stanici Gateway**, každý druh jen dokud je jich tam méně než 4. Jeho suroviny nedostane nikdo. Kdo je na stanici, zůstává tam z kola do kola.',
      ],
    },
  },
};

export const turns: ChapterText<'turns'> = {
  title: 'Tah, kráter a stanice Gateway',
  sections: {
    turn: {
      title: 'Tah',
      text: [
        'Nasaďte jednoho astronauta z raketoplánu pro jednu **hlavní akci**: využití kráteru, stavbu budovy, realizaci projektu, akce korporací, nebo návštěvu stanice Gateway. Pasovat nelze, ale stanice Gateway je možná vždy.',
        'Vybrat smíte jen akci, kterou zaplatíte a dokončíte. Na konci tahu můžete splnit cíle.',
      ],
    },
    crater: {
      title: 'Využití kráteru',
      text: [
        'Postavte astronauta na volné pole kráteru. Aktivuje se každý sektor řady, v němž stojí číkoli budova; žádný nelze vynechat. Sektor s pouhou farmou nebo panelem se nepočítá. Řada bez budov je dovolena a nic nepřinese.',
      ],
    },
    rent: {
      title: 'Poplatky',
      text: [
        'Sektor s vaší budovou je zdarma. Za každý jiný aktivovaný sektor platíte poplatek uvedený na poli vlastníkovi **největší** budovy v tomto sektoru; za neutrální platíte do banky.',
        'Celý poplatek zaplatíte dřív, než cokoli získáte, z kreditů, které máte. Roboti ho platit nemohou.',
      ],
    },
    gains: {
      title: 'Co to přinese',
      text: [
        '- **Inženýr**: 1 surovina každého aktivovaného sektoru.',
        '- **Technik**: 3 kredity za každý.',
        '- **Vědec**: za každý aktivujte žeton u tohoto sektoru. Žeton působí v akci jen jednou; pořadí volíte a aktivovat musíte, dokud je co.',
        'Schopnosti „po využití kráteru“ přijdou na řadu nakonec.',
      ],
    },
    gateway: {
      title: 'Návštěva stanice Gateway',
      text: [
        'Postavte tam astronauta. Pak v libovolném pořadí: získejte 3 kredity, naverbujte astronauta, proveďte akci korporace. Musíte udělat vše, co je možné.',
        'Nemůžete naverbovat právě toho astronauta, kterého v tomto tahu nasazujete.',
      ],
    },
    recruit: {
      title: 'Verbování',
      text: [
        'Vezměte astronauta ze stanice Gateway na volné místo v základně; volíte koho a kam. Není-li tam nikdo nebo není volné místo, nic se nestane. S korporací To Mars může místo toho nastoupit na loď.',
      ],
    },
  },
};
