import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'Průběh hry',
  sections: {
    track: {
      title: 'Deset kol a co je mezi nimi',
      text: [
        'Počítadlo kol prochází 15 políčky:',
        '- 1. až 5. kolo, pak **1. produkce** (1 žeton na oblast),',
        '- 6. až 8. kolo, pak **2. produkce** (2 žetony),',
        '- 9. a 10. kolo, pak **odhalení objevů**, **3. produkce** (3 žetony) a **závěrečné bodování**.',
        'Hra vždy trvá všech deset kol. Nikdo není vyřazen.',
      ],
    },
    steps: {
      title: 'Šest kroků kola',
      text: [
        '- **1. Výběr postav**: všichni současně a skrytě.',
        '- **2. Vyhodnocení postav**: odpočítávání od 9 do 1.',
        '- **3. Přistání**: odstartované lodě dorazí k cíli.',
        '- **4. Doplnění doků**: do prázdných doků přijdou nové lodě.',
        '- **5. Začínající hráč**: stane se jím ten, kdo byl na řadě poslední.',
        '- **6. Posun počítadla** o jedno políčko.',
        'Kroky 1 a 2 patří vám, ostatní proběhnou samy.',
      ],
    },
    choose: {
      title: 'Krok 1: výběr postav',
      text: [
        'Všichni si současně vyberou jednu kartu postavy z ruky a položí ji lícem dolů. Nikdo nevidí, co zvolili ostatní, a odevzdaná volba je konečná.',
        'Karty, které před vámi leží odkryté z předchozích kol, vybrat nemůžete; vrátí je jen **Verbíř**. Ruka není nikdy prázdná: i kdybyste už zahráli ostatních osm karet, Verbíř vám zbývá.',
      ],
    },
    countdown: {
      title: 'Krok 2: odpočítávání',
      text: [
        'Čísla se vyvolávají **od 9 do 1**. Kdo má kartu s vyvolaným číslem, odkryje ji; stejné karty se odkrývají najednou. Potom se vyhodnocují jedna po druhé od začínajícího hráče po směru hodinových ručiček.',
        'Pokyny karty se provádějí **shora dolů**. Vyhodnocená karta zůstává odkrytá před svým majitelem, aby ji všichni viděli. I postava, jejíž efekt nic nezpůsobil, se považuje za vyhodnocenou.',
      ],
    },
    launch: {
      title: 'Plné lodě startují',
      text: [
        'Zadokovaná loď, ve které je tolik astronautů, kolik činí její kapacita, je **plná**. Plná loď odstartuje.',
        'Se startem čeká, dokud hráč na řadě svou postavu **úplně nevyhodnotí**. Do té doby je stále zadokovaná: lze ji zničit, přesměrovat nebo v ní někoho nahradit. Pak odstartují všechny plné lodě, od levého doku k pravému.',
        'Odstartovaná loď uvolní dok, který zůstane prázdný až do kroku 4. Nikdo už do ní nemůže nastoupit. Lodě, které nejsou plné a nikdo je ke startu nepřinutil, zůstávají i s posádkou v docích do dalších kol.',
      ],
    },
    land: {
      title: 'Krok 3: přistání',
      text: [
        'Odstartované lodě přistávají v pořadí, v jakém odstartovaly. Všichni na palubě vystoupí v oblasti, která je cílem lodi. Je-li tam žeton suroviny lícem dolů, **otočí se**.',
        'Loď přijde na odhazovací hromádku lodí a všechny její žetony cíle se vrátí do společné zásoby. Loď, která přistane bez astronautů, v oblasti nic nezmění.',
      ],
    },
    refill: {
      title: 'Krok 4: doplnění doků',
      text: [
        'Do každého prázdného doku přijde vrchní karta z balíčku lodí, počínaje dokem 1. Lodě s neznámým cílem jsou teď povolené.',
        'Je-li balíček prázdný, když je potřeba dobrat kartu, zamíchají se odhozené lodě do nového balíčku.',
      ],
    },
    first: {
      title: 'Krok 5: nový začínající hráč',
      text: [
        'Začínajícím hráčem se stane ten, kdo v tomto kole vyhodnotil postavu **jako poslední**: majitel nejnižšího čísla, při shodě poslední po směru hodinových ručiček.',
      ],
    },
    advance: {
      title: 'Krok 6: posun počítadla',
      text: [
        'Počítadlo kol se posune o jedno políčko; nové políčko říká, co následuje. I po 10. kole se doplní doky a změní začínající hráč: na pořadí ještě záleží u objevů a karet akcí.',
      ],
    },
    undo: {
      title: 'Vracení tahů',
      text: [
        'Své volby můžete vzít zpět, dokud nic neodhalily. Nelze se vrátit před dobrání nebo prohlédnutí karty, otočení žetonu suroviny ani odhalení postavy.',
      ],
    },
  },
};
