import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'O čem hra je',
  sections: {
    idea: {
      title: 'Planeta a korporace',
      text: [
        'Jeden až šest hráčů osidluje každý svou planetu. Máte **desku planety**, mřížku, kterou zakrýváte dílky, a **desku korporace** s pěti stupnicemi: civilizace, vody, zeleně, roveru a technologie.',
        'V každém kole (v krabici tahu) si všichni zároveň vezmou jeden ze dvou dílků, které k nim natočila vesmírná stanice (v krabici S.U.S.A.N.), umístí ho na svou planetu a posunou dva ukazatele, po jednom za každou budovu na dílku.',
      ],
    },
    winning: {
      title: 'Cíl',
      text: [
        'Body přinášejí vyplněné řádky a sloupce, medaile na stupnicích, biokapsle, meteority, karty civilizace a mise. Vyhrává nejvyšší skóre.',
      ],
    },
    together: {
      title: 'Společně i sólo',
      text: [
        'Nikdo nesahá na desky ostatních. Společné jsou stanice, balíčky civilizace, mise proti sousedům a události. V sólové hře usilujete o cílové skóre; umělý soupeř tu není.',
      ],
    },
    terms: {
      title: 'Několik pojmů',
      text: [
        '- **Dílek výsadby**: dílek o jednom políčku zeleně bez budovy. Pravidla o umístění dílků platí i pro něj.',
        '- **Sekce**: dva sloupečky stanice, vnější a vnitřní, natočené k hráči.',
        '- **Velitel**: ten, kdo otáčí stanicí a jako první si bere karty civilizace.',
        '- **Benefit**: vše, co pole stupnice dává, kromě medailí. **Milníky** jsou karty civilizace, rovery, dílky výsadby a technologie.',
        '- **Okraj planety**: políčka, jejichž strana hraničí s volným vesmírem.',
        '- Sloupce značíme zleva písmeny A až L, řádky shora čísly 1 až 12.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'Herní materiál',
  sections: {
    tiles: {
      title: 'Dílky',
      text: [
        'Terénů je šest: civilizace, voda, zeleň, rover, technologie a energie. Energie nemá stupnici. Každý ze 144 dílků ukazuje dva různé terény, každý s jednou budovou.',
        'Dvojice tvoří kruh: civilizace a energie, energie a voda, voda a rover, rover a technologie, technologie a zeleň, zeleň a civilizace. Každý z dvanácti tvarů existuje ve všech šesti dvojicích, jednou bez **symbolu meteoritu** a jednou s ním.',
        'Velké tvary leží ve vnějším kruhu stanice: dlouhá tyčka, S, N, F, U a Z. Malé leží ve vnitřním: domino, krátká tyčka, roh, T, L a čtverec. Dílky smíte otáčet i převracet.',
      ],
    },
    others: {
      title: 'Všechno ostatní',
      text: [
        '- 13 planet a 9 korporací; KSB-4156 a Vesmírná koalice jsou základní strany, ostatní existují jen jednou',
        '- 6 biokapslí pro každého a tolik roverů, kolik má korporace',
        '- 36 karet civilizace čtyř stupňů, 28 oboustranných karet misí, 60 karet událostí',
        '- dílky výsadby (jednotlivá políčka zeleně bez budovy) a meteority, kolik je potřeba.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Příprava hry',
  sections: {
    station: {
      title: 'Stanice a místa',
      text: [
        'Všech 12 dílků každého tvaru se zamíchá do sloupečku, ze kterého je vidět jen vrchní dílek. Každý vnější sloupeček má vnitřního partnera; vzájemné natočení kruhů lze zvolit a po celou hru se nemění. Stanice začíná náhodně natočená.',
        'Hráči sedí kolem stanice co nejrovnoměrněji, každý u jiné sekce. Soused po levici je další hráč po směru hodinových ručiček.',
      ],
    },
    boards: {
      title: 'Desky',
      text: [
        'Každý dostane planetu a korporaci a tajně si u obou vybere stranu: základní, nebo zvláštní. V možnostech hry lze zvolit i jen základní strany, jen náhodné zvláštní, nebo postupný výběr z volných desek. Každá zvláštní strana existuje jen jednou. Obtížnost je 1 až 4.',
        'Ukazatele začínají na poli 0. Na šesti označených políčkách planety stojí biokapsle; rovery čekají v záloze.',
      ],
    },
    civ: {
      title: 'Balíčky civilizace',
      text: [
        'Na každém ze čtyř stupňů je ve hře o jednu kartu víc než hráčů: 2 karty v sólové hře, 7 při šesti hráčích. Ostatní zůstanou v krabici a nikdo se na ně nedívá.',
      ],
    },
    missions: {
      title: 'Mise',
      text: [
        'Při třech a více hráčích leží jedna mise mezi každými dvěma sousedy; dva hráči mají tři společné. S **osobními misemi** dostane každý nejprve dvě a jednu si tajně nechá.',
      ],
    },
    last: {
      title: 'Poslední kroky',
      text: [
        'Flux Industries položí svůj žeton flux. Hrajete-li s událostmi, sestaví se jejich balíček. První velitel se určí náhodně.',
      ],
    },
  },
};
