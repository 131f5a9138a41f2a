import type { ChapterText } from '../outline.ts';

export const more: ChapterText<'more'> = {
  title: 'Otázky a vysvětlení',
  sections: {
    crater: {
      title: 'V kráteru',
      text: [
        '**Nemám kredity a v každé řadě stojí jen cizí budovy.** Vyberte jinou akci; stanice Gateway je vždy zdarma.',
        '**Mám budovy ve třech ze čtyř sektorů.** Platíte jen za čtvrtý a působí všechny čtyři. Jsou-li v řadě jen vaše budovy, neplatíte nic.',
        '**Lze řadu použít z obou konců?** Ano, i v témže kole.',
        '**Přináší kupole vedle dílny poplatek?** Ne, dostane ho největší budova. Sami tam ale neplatíte.',
        '**Tři sektory a u nich jen dva žetony?** Vědec aktivuje dva.',
        '**Počítají se neutrální kupole?** Aktivují se, zabírají místo a nepustí jiné kupole, ale nikdy nezískávají astronauty.',
        '**Snižuje Evropa A každý poplatek?** Ano, na 1 za každý sektor bez vaší budovy.',
      ],
    },
    actions: {
      title: 'Akce',
      text: [
        '**Smím postavit panel, který nic nenapájí?** Ano, čeká na středovém hexu na kohokoli. Všechny panely jsou z téhož okraje; když je prázdný, ty na středovém hexu dál fungují.',
        '**Energie je 8 a panel dává 2?** Smíte a získáte 1 bod reputace. Při 9 už ne.',
        '**Energie je 1: nejdřív panel, nebo nákup?** Jak chcete. Dva nákupy a pak panel za 2 přinesou více reputace.',
        '**Pomáhají astronauti přesunutí do nové dílny hned?** Od příští akce.',
        '**Co dělá astronaut na nesprávném místě?** Jen ho zabírá.',
        '**Smím vzít poslední žeton korporace?** Ano. Její projekty pak zůstanou na nejdražší úrovni.',
        '**Kolik jich může přejít do velitelského centra?** Nejvýš 6, i kdyby se kupole a dílny vyprázdnily.',
        '**Smí být na stanici Gateway více než 4 jednoho druhu?** Ano; jen doplňování končí na 4.',
        '**Bonus kupole nelze využít?** Propadá. Stejně tak verbování při plné základně, není-li volné místo na lodi na Mars.',
        '**Co zůstane po budově odeslané na Mars?** Její místo i velikost jsou znovu volné.',
      ],
    },
    end: {
      title: 'Údržba a konec',
      text: [
        '**Lze cíl splnit při údržbě?** Ne, jen na konci svého tahu; poslední se počítá také.',
        '**Přichází příjem před placením?** Ano. Získaná reputace může náklady na údržbu hned zvýšit.',
        '**Mám 0 VB, reputaci 0 a nemohu zaplatit.** Nic dalšího neztratíte.',
        '**Stojí asteroid reputaci?** Ne. Je-li jeho řada prázdná, nestojí nikoho nic. Co zničí, se neobnovuje.',
      ],
    },
    screen: {
      title: 'Co dělá obrazovka',
      text: [
        'Nabízí se jen to, co je možné; stiskněte něco jiného a přečtete si, proč to nejde. Volby můžete vracet, dokud není odkryta nová karta a trvá váš tah.',
        'Hromádky, skrytý dílek AstroBota a jeho další kartu nezná nikdo. Vše ostatní je otevřené.',
        'Předpověď ukazuje příchozí, příjem, údržbu a body za současného stavu.',
      ],
    },
    box: {
      title: 'Karty a čísla',
      text: [
        'Mnoho karet a čísel tohoto vydání je našich. Kdo má krabici, může vložit ty tištěné: jsou v datových souborech, které hra kontroluje, a texty karet z nich vznikají samy.',
      ],
    },
  },
};
