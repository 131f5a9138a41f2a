import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Tajemství a obrazovka',
  sections: {
    secret: {
      title: 'Veřejné a tajné',
      text: [
        'Veřejné jsou desky, žetony, vrchní dílky, výšky sloupečků, mise proti sousedům, velikosti balíčků civilizace, uschované dílky výsadby a složení událostí. Tajné jsou spodní dílky, balíčky civilizace (kromě chvíle, kdy z nich vybíráte), skryté karty civilizace, osobní mise a pořadí událostí.',
        'Náhoda rozhoduje o sloupečcích dílků, balíčcích, misích, událostech, rozdaných deskách, prvním veliteli a počátečním natočení stanice.',
      ],
    },
    together: {
      title: 'Co se hraje zároveň',
      text: [
        'Strany desek, osobní mise, události, dílky a konec hry hrají všichni zároveň; otočení a karty civilizace postupně. Každý má jinou sekci, takže si nikdo nepřekáží. Hra trvá asi 15 až 21 kol, nejvýše 24.',
      ],
    },
    decisions: {
      title: 'Vaše rozhodnutí',
      text: ['Hra se ptá, kdykoli máte na výběr. Je-li možné jen jedno, udělá to za vás, kromě potvrzení.'],
    },
    screen: {
      title: 'Pomoc obrazovky',
      text: [
        'Než dílek umístíte, vidíte, co udělá: ukazatele, energii, meteority, ztráty a vyplněné řady. Stejné polohy dílku se ukazují jednou. Tahy smíte brát zpět až do potvrzení, ne však před okamžik, kdy bylo něco odhaleno.',
      ],
    },
  },
};

export const faq: ChapterText<'faq'> = {
  title: 'Otázky a odpovědi',
  sections: {
    questions: {
      title: 'Hráči se ptají',
      text: [
        '- **V jakém pořadí postoupí mé dva ukazatele?** V libovolném; může na tom záležet.',
        '- **Dá velký terén víc kroků?** Ne, jeden za každou budovu; jinak je to jen s vodou Oasis.',
        '- **Smí dílek s vodou ležet mimo led?** Ano, ale jeho budova vody nic nedá.',
        '- **Oblast energie se terénu dotýká jen rohem?** Pak se nepočítá.',
        '- **Smím si dílek vyzkoušet?** Ano; ten pod ním se neukáže.',
        '- **Dílek výsadby jako můj úplně první dílek?** Musí ležet na okraji (Charybda: uprostřed) a první dílek ze stanice pak vedle něj.',
        '- **Milník roveru před prvním dílkem?** Vyslání propadá, rover zůstává v záloze.',
        '- **Vrátí se zničený rover?** Ne.',
        '- **Pohyb bez roveru?** Smí ho využít rover vyslaný později v témže kole; jinak propadá.',
        '- **Dva hráči chtějí poslední kartu civilizace daného stupně?** Dostane ji ten, kdo je po směru hodinových ručiček blíž veliteli.',
        '- **Karta civilizace vede k dalšímu milníku civilizace?** I tuto další kartu si vezmete hned.',
        '- **Počítá se překryté políčko biokapsle do řádku a sloupce?** Ano, ale biokapsle je zničena. I zakryté město je ztraceno.',
        '- **Platí technologie dosažené dílkem bez umístění?** Ano, do konce kola a na konci hry.',
        '- **Smím si nechat pohyb na krok karet civilizace?** Ano, dokud si nevezmete všechny vlastní karty.',
        '- **Počítá Dekret o občanech vesmíru biokapsle na stupnicích Cosmos?** Ne, jen bodovací oblast.',
        '- **Musí kvůli Odborům postoupit i ukazatel technologie Jump Drive?** Ano.',
        '- **Makeshift: dá budova roveru vždy pohyb?** Jen když její ukazatel vstoupí na stupnici roveru.',
      ],
    },
    rulings: {
      title: 'Výklad pravidel v tomto vydání',
      text: [
        'Kde tištěná pravidla mlčí nebo nejsou jasná, rozhodli jsme takto:',
        '- Dílky výsadby a meteority nikdy nedojdou; první velitel je náhodný; desky se rozdávají, pokud nezvolíte jinak.',
        '- Dva rovery nikdy nestojí na jednom políčku a přes díry jezdit nemohou.',
        '- Vrchol stupnice roveru dá pohyb znovu při každém pokroku.',
        '- Bez dílku z tohoto kola se rover vysílá na dílek umístěný naposledy.',
        '- Energie se použít musí, může-li některý z ukazatelů na výběr postoupit.',
        '- Naložený rover dovezený meteorit odevzdá sám; přeskoky Oasis nelze odmítnout; krok zpět Makeshift je dobrovolný.',
        '- Kroky zdarma u Cosmos vyžadují bod pohybu v zásobě.',
        '- Vesmírná koalice zdvojuje i vodu z energie; dílek výsadby na Pažitnovu se musí zasunout, pokud neleží na dílku.',
        '- Technologie, která dává pohyb na začátku kola, působí poprvé v příštím kole.',
        '- Na konci zmizí nesebrané biokapsle dřív než cokoli jiného; dílek výsadby bez místa propadá.',
        '- Nejlepší hráči při shodě v otevřené soutěži dostanou po 2 bodech.',
        '- Dvě dvojice událostí různých barev dělají totéž.',
      ],
    },
  },
};
