import type { terms as english } from '../en/terms.ts';

export const terms: Record<keyof typeof english, string> = {
  'term.station': 'Otočná zásobárna všech dílků, ve dvou kruzích po šesti sloupečcích.',
  'term.section': 'Šestina stanice: sloupeček vnějšího a sloupeček vnitřního kruhu. Dílky berete ze sekce před vámi.',
  'term.ring': 'Ve vnějším kruhu stanice leží velké dílky, ve vnitřním malé.',
  'term.commander': 'V tomto kole otáčí stanicí a jako první si bere karty civilizace. V příštím kole velí další hráč.',
  'term.terrain':
    'Čím dílek zakrývá povrch: civilizace, voda, zeleň, rover, technologie nebo energie. Každý dílek má dva terény.',
  'term.building': 'Dílek má na každém ze dvou terénů jednu budovu. Budova posune ukazatel svého terénu o jedno pole.',
  'term.tracker': 'Kostka na stupnici. Při postupu získá každý symbol pole, na které vstoupí.',
  'term.space': 'Krok stupnice. Jeho symboly získá ukazatel, který na něj vstoupí.',
  'term.medal': 'Body na konci: u řádku a sloupce za vyplnění, na stupnici nejvyšší dosažená.',
  'term.milestone': 'Symboly vlastní stupnici: karta civilizace, dílek výsadby, rover, technologie.',
  'term.synergy': 'Posune jeden libovolný váš ukazatel o jedno pole. Ten získá, co pole ukazuje, i další synergii.',
  'term.ice': 'Světlá políčka planety. Budova vody platí jen tehdy, leží-li část vody jejího dílku na ledu.',
  'term.perimeter': 'Políčka na kraji planety. Váš první dílek musí jedno z nich zakrýt.',
  'term.patch': 'Jediné políčko zeleně bez budovy. Zakryje políčko a žádný ukazatel neposune.',
  'term.rover': 'Jezdí po planetě a sbírá meteority a biokapsle. Dílek umístěný na něj ho zničí.',
  'term.movement': 'Body pro rovery: jeden bod, jedno políčko. Co zbude na konci kola, propadá.',
  'term.meteorite': 'Kazí svůj řádek a sloupec, dokud ho někdo nesebere. Tři sebrané jsou 1 bod.',
  'term.lifepod':
    'Trosečníci na vaší planetě. Rover, který k biokapsli dojede, ji sebere: 1 bod. Dílek umístěný na ni ji zničí.',
  'term.civ-card': 'Karty stupňů 1 až 4. Některé působí hned, ostatní zůstanou tajné a bodují na konci.',
  'term.claim': 'Nárok na kartu civilizace. Karty se berou, až všichni potvrdí, od velitele dál.',
  'term.technology': 'Schopnost vaší korporace. Působí od chvíle, kdy dosáhnete jejího pole na stupnici technologie.',
  'term.energy-area':
    'Všechna políčka energie spojená stranami. Budova energie smí posunout terény, kterých se oblast dotýká.',
  'term.neighbour-mission': 'Souboj dvou sousedů na konci: 5 bodů pro lepšího, při shodě 2 body každému.',
  'term.event': 'Karta na začátku kola, kterou vyhodnotí všichni, pokud hrajete s událostmi.',
};
