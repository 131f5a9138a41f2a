import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'Ve zkratce',
  sections: {
    story: {
      title: 'Příběh',
      text: [
        'Velká válka skončila. Poslední flotila Voltariánů je pryč, ale zůstaly po ní stovky světů v troskách a miliardy bytostí bez domova. Mladá unie, Galaktická aliance, postavila obrovské lodě, které umějí léčit planety: meziplanetární terraformační archy. Jedné z nich velíte vy. Získávejte suroviny, veďte specialisty, zakládejte kolonie, oživujte mrtvé světy a usidlujte na nich přeživší.',
        'Micro Cosmos je hra Michała Jagodzińského a Kamila Langieho pro 1 až 4 hráče; partie trvá 40 až 90 minut. Texty karet jsou náš vlastní návrh.',
      ],
    },
    goal: {
      title: 'Cíl hry za 30 sekund',
      text: [
        'Získejte nejvíce **vítězných bodů (VB)**. Jakmile je třetí planeta plně terraformovaná, kolo se dohraje a následuje ještě jedno celé kolo.',
        '- V každém tahu vaše archa letí na jiné pole a dělá tam to, co pole dovoluje.',
        '- Karty posádky přinášejí suroviny tam, kde odpovídá jejich okraj, nebo slouží jako specialisté k placení.',
        '- Suroviny zvyšují stupnice zničených planet, dokud planety neožijí.',
        'Dva až čtyři hráči hrají proti sobě; jeden hráč hraje proti Automě.',
      ],
    },
    order: {
      title: 'Jeden po druhém',
      text: [
        'Rozhoduje jen hráč na tahu. Výjimkou jsou tajné volby na začátku a v sólové hře několik voleb za Automu.',
      ],
    },
    points: {
      title: 'Za co jsou body',
      text: [
        '- 1 VB za každý stupeň, který na planetě zvýšíte; počítá se po dokončení planety, nebo na konci hry.',
        '- 3 VB za první a 1 VB za druhé místo na dokončené planetě.',
        '- 5 VB za každou odemčenou základnu, 2 VB pokaždé, když ji zřídíte na planetě se svou kolonií nebo ji tam přesunete.',
        '- Kolonie a usídlení přeživší na konci hry.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'Co leží na stole',
  sections: {
    cards: {
      title: 'Karty',
      text: [
        '- 12 oboustranných planet (zničená a terraformovaná strana); 3 z nich jsou počáteční; 4 jsou červené, 4 zelené a 4 modré. Hvězdná brána.',
        '- 33 karet posádky, 15 karet přeživších, 12 karet Automy.',
        '- Pro každého hráče karta archy s osmi vylepšeními, karta můstku pro přeživší a karta nákladu se čtyřmi stupnicemi surovin a čtyřmi žetony specialistů. Automa má kartu archy se šesti vylepšeními.',
        '- Kantýna se třemi odkrytými kartami posádky.',
      ],
    },
    pieces: {
      title: 'Žetony',
      text: [
        'Každý hráč má archu, žeton bodů, 8 žetonů terraformace, 8 kolonií, 2 obchodní základny a na kartě nákladu inženýra, červeného, zeleného a modrého lídra a žeton každé suroviny. Planety mají žetony surovin. Jeden žeton ukazuje začínajícího hráče. Žetony nikdy nedojdou.',
      ],
    },
    colours: {
      title: 'Barvy',
      text: [
        'Suroviny v pořadí karty nákladu: **biomasa** (zelená), **pracovní síla** (červená), **minerály** (oranžová), **technologie** (modrá). Barva hráče nemá žádný účinek.',
      ],
    },
    planet: {
      title: 'Karta planety',
      text: [
        'Má barvu, pole planety, měsíc a vesmírnou stanici s vlastními výnosy, případně asteroidy, a tečkované trasy mezi nimi a k okrajům. Výnos planety závisí na straně, která je nahoře. Na zničené straně jsou stupnice surovin, každá se svým maximem, a stupnice terraformace pro žetony hráčů.',
        'Obě strany mají stejná pole a trasy. Karty se vždy pokládají vzpřímeně.',
      ],
    },
    crew: {
      title: 'Karta posádky',
      text: [
        'Má horní a dolní okraj, každý s barvou (červenou, zelenou, modrou, nebo orbitální pro měsíce a stanice) a s akcí posádky. Uprostřed je specialista: inženýr, nebo červený, zelený či modrý lídr.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Příprava hry',
  sections: {
    player: {
      title: 'Každý hráč',
      text: [
        'Body 0, všechny suroviny 0, všechny čtyři žetony specialistů zablokované. Obě základny jsou uzamčené na kartě archy. Žeton kolonie zakrývá každé ze sedmi jednoduchých vylepšení, osmý stojí na poli 2 Motorů.',
      ],
    },
    galaxy: {
      title: 'Galaxie',
      text: [
        'Hvězdná brána je středem mřížky 3 × 3 sektorů; začínají na ní všechny archy. Tři počáteční planety se náhodně rozmístí na sever, západ a východ od ní; jih zůstává prázdný. Ostatních devět planet se zamíchá a dobírá se odspodu.',
      ],
    },
    decks: {
      title: 'Balíčky',
      text: [
        'Karty přeživších a karty posádky se zamíchají, každý balíček má otevřenou odhazovací hromádku. V Kantýně se odkryjí tři karty posádky. Začínající hráč se určí náhodně.',
      ],
    },
    start: {
      title: 'Váš začátek',
      text: [
        'Dostanete 3 karty posádky. Odhoďte 1 a zbylé 2 položte do horní nebo dolní řady, jak chcete. Získejte 2 jednotky libovolných surovin. Všichni volí tajně; volby se ukážou, až budou všichni hotovi.',
      ],
    },
  },
};
