import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'Kolo',
  sections: {
    steps: {
      title: 'Kroky kola',
      text: [
        '- **1. Otočení**: velitel otočí stanicí.',
        '- **2. Událost**, hrajete-li s událostmi.',
        '- **3. Začátek kola**: některé technologie dají pohyb.',
        '- **4. Dílek**: všichni zároveň vyberou, umístí a vyhodnotí dílek.',
        '- **5. Nové dílky** se odkryjí.',
        '- **6. Karty civilizace**: od velitele po směru hodinových ručiček.',
        '- **7. Konec kola**.',
      ],
    },
    rotate: {
      title: 'Otočení',
      text: ['Velitel otočí stanicí libovolně, nebo ji nechá být. Všichni to vidí.'],
    },
    before: {
      title: 'Událost a začátek kola',
      text: [
        'Událost vyhodnocují všichni zároveň, stejně jako dílek: v libovolném pořadí, se schopnostmi a pohybem, dokud všichni nepotvrdí. Do dalších kroků přechází jen pohyb. Karty civilizace, které událost přinesla, se rozdělí, než kolo pokračuje.',
        'Technologie, které dávají pohyb na začátku kola, pak počítají to, co v té chvíli najdou.',
      ],
    },
    tile: {
      title: 'Dílek',
      text: [
        '- **Předtím** smíte pohybovat rovery a používat schopnosti. Co získáte, může počkat.',
        '- **Vyberte a umístěte** jeden z dílků své sekce. Nelze-li umístit žádný, vezměte si jeden bez umístění.',
        '- **Potom** vyhodnoťte vše, co jste získali, v libovolném pořadí.',
        '- **Potvrďte.** To nejde, dokud lze ještě udělat něco povinného.',
        'Nikdo nevidí, co děláte, dokud všichni nepotvrdí; do té doby smíte vše vzít zpět, pokud vám nebylo odhaleno nic skrytého. Teprve pak se odkryjí další dílky sloupečků.',
      ],
    },
    civ: {
      title: 'Karty civilizace',
      text: [
        'Od velitele po směru hodinových ručiček si každý, kdo na ně má nárok, vezme všechny své karty civilizace v pořadí, jaké si zvolí, a vyhodnotí, co dávají. Karty, které získá přitom, si bere také hned. Smí i pohybovat rovery a používat schopnosti. Kdo má nárok na jakou stupeň, je veřejné.',
      ],
    },
    end: {
      title: 'Konec kola',
      text: [
        'Nevyužitý pohyb propadá a pravidlo události končí. Byl-li vyvolán konec hry, nastává teď. Jinak se velitelem stává soused po levici a schopnosti „jednou za kolo“ jsou znovu k dispozici.',
      ],
    },
    abilities: {
      title: 'Kdy schopnosti působí',
      text: [
        '**Jednou za kolo** znamená jednou od otočení do konce kola. Schopnosti, které používáte sami, působí v kroku události, při dílku a když si berete karty civilizace. Na konci hry už žádnou nelze spustit, kromě návratu zeleně u Wormhole; ty, které mění něco právě vyhodnocovaného, platí dál, nebyly-li použity.',
      ],
    },
  },
};

export const placing: ChapterText<'placing'> = {
  title: 'Umístění dílku',
  sections: {
    choose: {
      title: 'Který dílek',
      text: [
        'Vybíráte ze dvou vrchních dílků své sekce; je-li jeden sloupeček prázdný, zbývá jen druhý. Jeden si vzít musíte, a lze-li umístit jen jeden, tak ten. Otáčejte a převracejte ho, jak chcete.',
      ],
    },
    rules: {
      title: 'Kde smí ležet',
      text: [
        '- Celý dílek leží na políčkách planety, z nichž žádné není zakryté.',
        '- **První dílek** musí zakrýt políčko na okraji planety.',
        '- Každý další se musí **stranou** dotýkat jiného dílku, třeba i dílku výsadby. Roh nestačí; na barvách nezáleží.',
        'Okraj je tam, kde políčko hraničí s volným vesmírem. Díry a černá díra uvnitř planety okraj netvoří.',
      ],
    },
    covered: {
      title: 'Rovery, biokapsle a meteority',
      text: [
        'Dílek smí zakrýt rovery a biokapsle; jsou zničeny. Má-li dílek symbol meteoritu, hned na něj dopadne **meteorit**, pokud nepůsobí štít Vesmírné koalice a dílek se opravdu umisťuje.',
      ],
    },
    ladder: {
      title: 'Když se nic nevejde',
      text: [
        'Pravidla planety i události se musí dodržet, dokud tak lze umístit některý ze dvou dílků. Nelze-li, událost se pomine; nepomůže-li to, pomine se jen pravidlo planety; nakonec obě. Nestačí-li ani to, dílek umístit nemůžete (viz konec hry).',
        'Posuzuje se to ve chvíli rozhodnutí a platí to jen pro dílek kola: dílky navíc a dílky výsadby se vždy řídí vším. Pomine-li se pravidlo Charybdy, patří první dílek na okraj.',
      ],
    },
  },
};

export const resolving: ChapterText<'resolving'> = {
  title: 'Vyhodnocení dílku',
  sections: {
    order: {
      title: 'Co se stane',
      text: [
        'Nejprve je zničeno, co bylo zakryto, pak dopadne meteorit a pak každá budova a každá schopnost spojená s umístěním dílku dá něco k vyhodnocení, v libovolném pořadí. Pokrok je povinný, i když se nehodí.',
      ],
    },
    buildings: {
      title: 'Budovy',
      text: [
        'Budova civilizace, zeleně, roveru nebo technologie posune svůj ukazatel o 1, ať je terén jakkoli velký. **Budova vody** to udělá jen tehdy, leží-li aspoň jedno políčko vody dílku na ledu; jinak nic nedá.',
      ],
    },
    energy: {
      title: 'Energie',
      text: [
        'Budova energie posune jeden vybraný ukazatel: druhého terénu téhož dílku, nebo kteréhokoli terénu, který se stranou dotýká **oblasti energie**, již dílek vytvořil nebo zvětšil, i přes více dílků. Dílek výsadby platí za zeleň. Voda zde led nepotřebuje.',
        'Možnosti jsou dány ve chvíli umístění. Musíte vybrat ukazatel, který může postoupit, je-li takový. Druhá budova působí zvlášť, takže jeden ukazatel může postoupit dvakrát.',
      ],
    },
    list: {
      title: 'Seznam k vyhodnocení',
      text: [
        'Vše, co získáte, se přidá do seznamu, ze kterého vybíráte, co přijde na řadu. Jedna věc se vyhodnotí celá, než se její zisky připojí k seznamu; mezitím smějí jezdit rovery. Před potvrzením musí být seznam prázdný; jen karty civilizace čekají na svůj krok.',
        'Přemístění biokapsle, žetonu flux a přesun roveru z Příspěvku na stěhování jsou dobrovolné. Vše ostatní je povinné, a nelze-li to provést, propadá; smíte zvolit i pořadí, ve kterém se to stane.',
        'Co zisk vylepšuje, platí, působí-li to ve chvíli vyhodnocení; co závisí na umístění, je dáno už při něm. Co dává pole, je dáno ve chvíli, kdy na něj ukazatel vstoupí; pohyb máte hned.',
      ],
    },
  },
};
