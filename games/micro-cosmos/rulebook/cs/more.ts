import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Tajemství a rozhodnutí',
  sections: {
    hidden: {
      title: 'Co je skryté',
      text: [
        'Pořadí všech balíčků je skryté přede všemi; ví se, které planety existují. Vaše rozdané karty posádky a počáteční suroviny jsou skryté před ostatními, dokud nezvolí všichni.',
      ],
    },
    open: {
      title: 'Co je veřejné',
      text: [
        'Všechno ostatní: odhazovací hromádky, počty karet, řady posádky, posádka Automy, suroviny, žetony, body, ponechaní i usídlení přeživší, použité karty Automy a počet kol bez terraformace.',
      ],
    },
    chance: {
      title: 'Náhoda',
      text: ['Náhoda rozmisťuje počáteční planety, míchá balíčky a určuje začínajícího hráče. Kostky tu nejsou.'],
    },
    undo: {
      title: 'Vracení',
      text: [
        'Než se rozhodnete, smíte si prohlédnout všechny možnosti. Jakmile byla odhalena skrytá karta, nelze vrátit, co bylo předtím, a nelze vrátit ani skončený tah. Ceny se platí, až jsou hotové všechny volby kolem nich; nenabízí se nic, co by nešlo dokončit.',
      ],
    },
    decisions: {
      title: 'Kdo o čem rozhoduje',
      text: [
        '- Před hrou: barva a možnosti, se souhlasem všech.',
        '- Příprava: karta k odhození, řady, počáteční suroviny.',
        '- Váš tah: vylepšení, která karta nebo žeton platí za specialistu, cíl cesty, stupnice při objevu, karty a jejich řady, které karty posádky zahrát a jak, které suroviny získat nebo zaplatit, akce, stupně ke zvýšení, přeživší k vyhodnocení, ponechání nebo usídlení, základna k přesunu, specialista k získání, karta na konci.',
        '- Sólová hra: které specialisty Automa použije a kterou základnu přesune.',
        'Kde je jen jedna možnost, hra se neptá.',
      ],
    },
    always: {
      title: 'Co platí vždy',
      text: [
        'Žádná karta se neztratí: každá je v balíčku, na odhazovací hromádce, v Kantýně nebo u hráče. Každá strana má 8 kolonií a 2 základny, ať jsou kdekoli. Na rozpracované planetě dávají pole všech žetonů v součtu její stupně. VB se nikdy neztrácejí. Na konci hry měli všichni stejně tahů.',
      ],
    },
  },
};

export const faq: ChapterText<'faq'> = {
  title: 'Otázky a odpovědi',
  sections: {
    travel: {
      title: 'Cesta',
      text: [
        '**Smím zůstat na místě?** Ne, ani obletět smyčku zpět na začátek.',
        '**Dvě archy na jednom měsíci?** Nikdy na konci pohybu. Prolétat a objevovat odtud se smí.',
        '**Motory koupené v tomto tahu?** Počítají se už pro tuto cestu.',
        '**Lze objevovat na sever od severní planety?** Ne, Hvězdná brána je střed mřížky.',
        '**Příjem ze základen při objevu?** Ne, na nové planetě žádné základny nejsou.',
      ],
    },
    crew: {
      title: 'Karty posádky',
      text: [
        '**Oba okraje jedné karty v tahu?** Ano, nejdřív zdola, potom shora. Mimo Hvězdnou bránu může odpovídat jen jeden z nich. Na Hvězdné bráně je jen jedno zahrání.',
        '**Smím hranou kartu z dolní řady odhodit?** Ano. Je-li horní řada plná, musíte.',
        '**Smím provést akci, jejíž zisk propadne?** Ano, odpovídá-li okraj a můžete-li zaplatit.',
        '**Smím zahrát kartu, kterou mám čerstvě dobranou?** Ano, a také ji použít jako specialistu.',
        '**Odmítnout kartu z Kantýny, ale dobrat z balíčku?** Ano, dává-li účinek obojí.',
        '**Karta se přesune nahoru a její akce dává kartu, ale horní řada je plná?** Nová karta jde do dolní řady.',
        '**Přistát na Hvězdné bráně jen kvůli kartám?** Ano. Kartu z Kantýny lze hned odhodit a získat specialistu.',
      ],
    },
    terraforming: {
      title: 'Terraformace',
      text: [
        '**Počítá se stupeň zdarma za objev?** Ano, pro VB i pro umístění. Planetu dokončit nemůže a vaši akci nespotřebuje.',
        '**Terraformace a Usídlení v jednom tahu?** Ano, s Robotikou a s kolonií na té planetě. Sběr surovin po dokončení planety dává už lepší výnos.',
        '**Dvakrát Terraformace s Robotikou?** Ne, akce se musí lišit.',
        '**Zvyšují limit žetony kolonií v zásobě?** Ne.',
        '**Na stupnici není nikdo další: mám i druhé místo?** Ne.',
      ],
    },
    colonies: {
      title: 'Kolonie a základny',
      text: [
        '**Je příjem ze základny moje akce Sběr surovin?** Ne, je navíc. Po otočení planety je to lepší výnos, od příštího přistání.',
        '**Smím základnu přesouvat tam a zpět pokaždé za 2 VB?** Ano, pokaždé jako akci, mezi planetami s vašimi koloniemi.',
        '**Kolonie založená tam, kde už je moje základna?** Žádné VB za to nejsou.',
        '**Odkud jsou první žetony kolonií?** Z vylepšení; zásoba je na začátku prázdná.',
        '**Robotika: nejdřív Sběr surovin, potom Založení kolonie?** Jen obráceně, na planetě bez vaší kolonie.',
      ],
    },
    rest: {
      title: 'Další otázky',
      text: [
        '**Nákladové prostory při plném nákladu?** Působí na pozdější zisky; ztracené jednotky se nevracejí.',
        '**Průzkum s inženýrem nebo lídrem jiné barvy?** Ne.',
        '**Smím odemknout připravený žeton?** Ne.',
        '**Dobírá se v posledním kole?** Smíte, ale karty body nedávají.',
        '**Vracejí se ponechaní nebo usídlení přeživší do balíčku?** Ne.',
      ],
    },
    solo: {
      title: 'Sólová hra',
      text: [
        '**Automa přistane na mé planetě?** Stejně musíte odletět a vrátit se smíte, až odletí ona.',
        '**Smím nahradit specialistu dvěma jinými?** Ne, smí to jen Automa; třeba lídra dvěma inženýry.',
        '**Přináší její přistání příjem mým základnám?** Ano, a vaše těm jejím. Příjem je ze společné zásoby.',
      ],
    },
  },
};

export const rulings: ChapterText<'rulings'> = {
  title: 'Naše rozhodnutí',
  sections: {
    galaxy: {
      title: 'Galaxie',
      text: [
        'Kde tištěná pravidla mlčí, platí:',
        '- 12 planet, jedna počáteční od každé barvy; vzpřímeně; na stole nejvýš 8.',
        '- Objev stojí 1 pole a ukončí pohyb. Hvězdná brána je střed mřížky.',
        '- Účinky přistání: základny, potom suroviny, potom karty. Na asteroidu se smí zastavit. Bez možného pohybu se zůstává na místě.',
        '- Hvězdná brána dává 2 jednotky libovolných surovin a 1 kartu z Kantýny.',
      ],
    },
    cards: {
      title: 'Karty a specialisté',
      text: [
        '- Černá je čtvrtá barva hráčů; barvy nemají žádný účinek.',
        '- Žetony specialistů začínají zablokované. Specialista libovolné barvy v ceně je lídr.',
        '- Měsíce a stanice mají společný orbitální okraj.',
        '- Dobrání lze odmítnout. Prázdné hromádky nic nedávají. Průzkumná vozidla vždy odhalí 2 karty.',
        '- Volby při přípravě jsou tajné. U vylepšení jsou i tištěné anglické názvy.',
      ],
    },
    planets: {
      title: 'Planety',
      text: [
        '- Tabulka cen kolonií je zčásti naše rekonstrukce. Jedna kolonie a jedna základna na hráče a planetu.',
        '- Limit zvyšují jen žetony na planetách. Stupnice terraformace je tak dlouhá, kolik má planeta stupňů.',
        '- Uzamčené základny se nepočítají. Kolonie založená po základně VB nepřináší.',
        '- Na oběžné dráze jsou obě akce dobrovolné, v libovolném pořadí.',
      ],
    },
    ending: {
      title: 'Body a konec',
      text: [
        'Více než 5 usídlených karet přeživších dává stále 40 VB; nejsou tajné. VB se počítají i za koncem stupnice. Základny lze pro VB přesouvat, jak často chcete, proto hru ukončují kola bez terraformace a nejvyšší počet kol.',
      ],
    },
    solo: {
      title: 'Automa a její karty',
      text: [
        '- Její základny přinášejí 5 VB. Dobírá ze společného balíčku. Jejích šest vylepšení má pevné pořadí.',
        '- Jejích dvanáct karet je náš návrh, jedna podle obrázku v tištěných pravidlech.',
        '- Vlastní sektor prohlíží poslední. Skončit tam, kde začala, je přistání.',
        '- Náhradníky vybíráte vy. Přesní specialisté jdou první. Ze dvou akcí provede první možnou; řádky provádí, pokud je to možné.',
        '- Lehká obtížnost dává 11 VB za pět vylepšení. Delší hru lze hrát sólově.',
      ],
    },
  },
};
