import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Konec hry',
  sections: {
    reveal: {
      title: 'Odhalení objevů',
      text: [
        'Po 10. kole se všechny přiřazené objevy odkryjí. Ty, které působí při odhalení, se teď vyhodnotí v pevném pořadí oblastí. Pak se počítadlo posune dál.',
      ],
    },
    production: {
      title: 'Třetí produkce',
      text: [
        'V tomto pořadí:',
        '- **Začátek:** odhalí se a provedou karty akcí určené pro tuto chvíli.',
        '- **Produkce:** každá oblast s odkrytým žetonem suroviny dostane 3 žetony, o 2 víc s Bohatou žílou, o 1 víc vedle Synergie, a žádný s Důlním otřesem. Jsou to žetony suroviny dané oblasti, s Ledovými jeskyněmi žetony ledu.',
        '- **Rozdělení:** jako vždy; ve svých oblastech je mění Rovná půda, Nerovná půda a Úskok.',
        '- **Konec:** odhalí se a provedou karty akcí určené pro tuto chvíli. Pak se počítadlo posune dál.',
      ],
    },
    scoring: {
      title: 'Závěrečné bodování',
      text: [
        'Odhalí se všechny mise. Vaše skóre je součet:',
        '- bodů za splněné mise,',
        '- vašeho podílu na Ledovém monopolu,',
        '- hodnoty bodových žetonů: led 1, sylvanit 2, celerium 3,',
        '- bodů, které vám objevy dají, nebo vezmou.',
        'Skóre může být i záporné.',
      ],
    },
    victory: {
      title: 'Vítězství',
      text: [
        'Vítězí nejvyšší skóre. Při shodě vítězí ten, kdo má **víc bodových žetonů** (rozhoduje jejich počet, ne hodnota). Trvá-li shoda, je vítězství společné.',
        'Další místa se určí stejně; při úplné shodě je místo společné.',
      ],
    },
  },
};
