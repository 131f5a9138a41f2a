import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'Sólová hra',
  sections: {
    bots: {
      title: 'Vy proti botům',
      text: [
        'Hrajete proti dvěma **společnostem botů**, a chcete-li, až proti pěti. Boti dobírají postavy z balíčku a řídí se pevnými pravidly, která můžete předvídat. Nejsou to počítačoví soupeři z běžné hry, kteří mají ruku a rozhodují se jako hráči.',
        'V každém kole se vrchní karta balíčku každého bota položí lícem dolů, aniž ji kdokoli vidí; potom volíte vy a proběhne běžné odpočítávání. Boti jsou hráči ve všech ohledech: začínající hráč, shoda, převaha.',
      ],
    },
    setup: {
      title: 'Příprava a seznam priorit',
      text: [
        'Připravte hru jako pro tolik hráčů, kolik je barev. Dostanete dvě mise a jednu si ponecháte. Každý bot dostane 0 (**Kadet**), 1 (**Ředitel**) nebo 2 mise (**Magnát**), které nikdo nevidí, a ponechá si všechny. Balíčky postav botů se sestavují jako neutrální balíčky ve hře ve dvou.',
        '**Seznam priorit** obsahuje deset oblastí v náhodném pořadí; je veřejný a společný všem botům. Když bot oblast **využije**, přesune se na konec seznamu; ostatní si pořadí zachovají. Oblast se využívá jen tam, kde to pravidlo říká, a jen když v ní bot skutečně něco udělal.',
      ],
    },
    boarding: {
      title: 'Jak boti nastupují',
      text: [
        'Bot umisťuje astronauty po jednom (Cestovní agent všechny tři naráz) do zadokované lodi s volným místem: Cestovní agent potřebuje tři volná místa a druhý astronaut Tajného agenta nastupuje do jiné lodi než první.',
        '- Vybírá loď, jejíž cíl je **na seznamu nejvýš**; při shodě tu s méně volnými místy, potom nižší číslo doku.',
        '- Loď s neznámým cílem se počítá, jako by mířila do první oblasti na seznamu, která má žeton ve společné zásobě; nástupem si bot tento žeton vezme. Je-li zásoba prázdná, přijde taková loď na řadu poslední a žádná oblast se nevyužije.',
        '- Po každém nástupu se oblast využije dřív, než nastoupí další astronaut; trojice Cestovního agenta ji využije jednou. Není-li vhodná loď, nikdo nenastoupí a žádná oblast se nevyužije.',
      ],
    },
    effects: {
      title: 'Jak boti volí',
      text: [
        'Zbytek karty bot v největší možné míře provede podle následujících pravidel a nikdy nepřemýšlí, co by bylo chytré.',
        'Přichází-li jako oběť bota stejně dobře v úvahu více barev, jste to vy; nejste-li mezi nimi, je to nejbližší barva od bota po směru hodinových ručiček.',
      ],
    },
    recruiter: {
      title: 'Verbíř bota',
      text: ['Jako neutrální Verbíř: karta opustí hru a ostatních osm vytvoří nový zamíchaný balíček.'],
    },
    explorer: {
      title: 'Průzkumník bota',
      text: [
        'Cílem je první oblast Marsu na seznamu, se kterou sousedí oblast s astronautem bota. Z **každé** takové sousední oblasti do ní vejde jeden astronaut, celkem nejvýš tři. Je-li takových oblastí víc, mají přednost oblasti, kde má bot nejméně astronautů, potom ty výš na seznamu. Cíl se využije. Není-li cíl, nikdo se nepohne.',
      ],
    },
    scientist: {
      title: 'Vědec bota',
      text: [
        'Bot vždy dobírá, a to skrytě. Objev přijde lícem dolů do první vnější oblasti na seznamu, která žádný nemá, a ta se využije; není-li volná žádná, karta se odhodí lícem nahoru. Misi si bot ponechá lícem dolů (Kadet: odstraní se ze hry), akci si ponechá.',
      ],
    },
    secretAgent: {
      title: 'Tajný agent bota',
      text: [
        'Odstartuje zadokovanou loď, která není plná a veze nejvíc jeho astronautů (aspoň jednoho); při shodě tu s cílem výš na seznamu, potom nižší číslo doku. Neveze-li jeho lidi žádná, odstartuje loď s nejméně astronauty, při shodě nižší číslo doku. Žádná oblast se nevyužije.',
      ],
    },
    saboteur: {
      title: 'Sabotér bota',
      text: [
        'Zničí zadokovanou loď s nejméně vlastními astronauty; při shodě tu s nejvíc cizími, potom nižší číslo doku. Žádná oblast se nevyužije.',
      ],
    },
    femmeFatale: {
      title: 'Femme fatale bota',
      text: [
        'V první oblasti na seznamu, kde je bot i jiná barva, nahradí jednoho astronauta té cizí barvy, která jich tam má nejvíc; oblast se využije. Není-li taková oblast, udělá totéž v lodích: zadokované před odstartovanými, potom cíl výš na seznamu, potom nižší číslo doku nebo dřívější start; využije se cílová oblast.',
      ],
    },
    travelAgent: { title: 'Cestovní agent bota', text: ['Tři astronauti nastoupí společně a to je vše.'] },
    soldier: {
      title: 'Voják bota',
      text: [
        'Zabíjí v první oblasti na seznamu (ne v Syrtis Major ani Valles Marineris), kde je jiná barva; oblasti, kde je i bot, mají přednost přede všemi ostatními. Obětí je cizí barva s nejvíc astronauty v této oblasti; oblast se využije. Není-li v žádné takové oblasti cizí barva, zabije vlastního astronauta v první přípustné oblasti na seznamu a žádná oblast se nevyužije.',
        'Potom provedou až tři jeho astronauti výsadek z Phobosu do první oblasti Marsu na seznamu; ta se využije.',
      ],
    },
    pilot: {
      title: 'Pilot bota',
      text: [
        'Přesměruje loď s nejvíc vlastními astronauty; při shodě odstartovanou před zadokovanou, potom dřívější start nebo nižší číslo doku. Novým cílem je první oblast na seznamu, která má žeton ve společné zásobě; ta se využije.',
        'Neveze-li jeho lidi žádná loď, pošle loď s nejvíc **vašimi** astronauty (i kdyby nevezla žádného; shoda jako výše) do **poslední** oblasti na seznamu, která má žeton; žádná oblast se nevyužije.',
      ],
    },
    other: {
      title: 'Další rozhodnutí botů',
      text: [
        '- **Velká písečná bouře:** všichni do první sousední oblasti na seznamu.',
        '- **Záchranná akce:** co nejvíc astronautů do první oblasti na seznamu, kde je bot přítomen.',
        '- **Průmyslová špionáž:** v první oblasti na seznamu, kde je bot i jiná barva; obětí je cizí barva s nejvíc astronauty v této oblasti.',
        'V každém z těchto případů se oblast využije, pokud se v ní něco stalo. Boti odhalují karty akcí ve stejných chvílích jako hráči.',
      ],
    },
    levels: {
      title: 'Tři úrovně',
      text: [
        '- **Kadet:** boti nemají žádné mise.',
        '- **Ředitel:** jedna počáteční mise pro každého bota.',
        '- **Magnát:** dvě počáteční mise pro každého bota a při shodě vyhrávají boti: pokud byste se o žetony oblasti měli dělit s aspoň jedním botem, vypadáváte a dělí se jen boti. Misí, Ledového monopolu a objevů se to netýká.',
        'Pro srovnání úrovní: jednoduchý počítačový hráč na vašem místě proti dvěma botům vyhrál 71 % (Kadet), 60 % (Ředitel) a 24 % (Magnát) ze 400 simulovaných her na každé úrovni. Jak si vedou lidé, změřeno nebylo.',
      ],
    },
    result: {
      title: 'Vítězství a hodnocení',
      text: [
        'Vyhráváte, máte-li nejvyšší skóre. Při shodě s botem rozhoduje počet bodových žetonů, a je-li stejný i ten, vyhráváte vy. Hodnocení závisí na náskoku před nejlepším botem:',
        '- 0 až 4 body: **Prospektor**',
        '- 5 až 9: **Předák**',
        '- 10 až 19: **Správce dolu**',
        '- 20 a více: **Těžařský baron**',
        'Nejste-li první, nedostanete hodnocení, jen umístění.',
      ],
    },
  },
};
