import type { ChapterText } from '../outline.ts';

export const events: ChapterText<'events'> = {
  title: 'Karty událostí',
  sections: {
    types: {
      title: 'Tři druhy',
      text: [
        'Karty událostí jsou objevy, mise a akce. Kromě počátečních misí přicházejí do hry jen díky **Vědci**.',
        'Mise a akce leží společně lícem dolů před svým majitelem, v libovolném počtu. Balíček událostí se nikdy nedoplňuje a odhozený objev se do hry nevrací.',
      ],
    },
    discoveries: {
      title: 'Objevy',
      text: [
        'Objev patří k oblasti. Mít ho mohou jen **vnější** oblasti (nikoli Phobos, Syrtis Major a Valles Marineris), a to nejvýš **jeden**; Tritonis Sinus není výjimkou. Jednou přiřazený objev se nikdy nepřesouvá, neodstraňuje ani nenahrazuje.',
        'Všechny objevy se odkryjí po 10. kole. Každý působí ve svůj čas: **při odhalení**, **ve třetí produkci**, nebo **v závěrečném bodování**.',
        'Působí-li při odhalení více objevů, vyhodnotí se v pevném pořadí oblastí, každý úplně před dalším.',
      ],
    },
    missions: {
      title: 'Mise',
      text: [
        'Mise jsou tajné cíle. Odhalí se v závěrečném bodování a posuzují se podle stavu plánu na konci hry. Každý boduje jen za své; nesplněná mise nic nestojí.',
        '**Mise „nejvíc“:** shoda platí jako splnění a dává plný počet bodů, ale aspoň jednoho astronauta nebo jeden žeton mít musíte. Porovnávají se všechny barvy ve hře, i neutrální a boti.',
        '**Mise „vliv“:** 1, 2, 4 nebo 7 bodů za aspoň jednoho astronauta v jedné, dvou, třech nebo všech čtyřech oblastech vyznačených na kartě červeně.',
        'Mise se týká jen barvy svého majitele; ve hře ve dvou je to hlavní barva, nikdy neutrální.',
      ],
    },
    actions: {
      title: 'Akce',
      text: [
        'Akce zůstává skrytá, dokud vám její vlastní text neřekne, abyste ji odhalili: na **začátku** třetí produkce (než vzniknou žetony), nebo na jejím **konci** (po rozdělení žetonů). Tehdy ji musíte odhalit a v největší možné míře provést.',
        'Děje se tak postupně od začínajícího hráče po směru hodinových ručiček; každý vyhodnotí všechny své karty pro tuto chvíli, než začne další. Více karet jednoho hráče se vyhodnocuje v pořadí: Záchranná akce, Průmyslová špionáž, Bloky ledu, Éterový vítr. Odhalená karta zůstává odkrytá a je použitá.',
      ],
    },
    iceMonopoly: {
      title: 'Ledový monopol',
      text: [
        'Globální mise pro všechny: v závěrečném bodování získá **9 bodů** barva, která má **nejvíc žetonů ledu**.',
        'Při shodě se 9 bodů rozdělí a zaokrouhlí dolů: dvě barvy dostanou po 4, tři po 3, čtyři po 2, pět nebo šest po 1. Nemá-li led nikdo, nikdo neboduje.',
      ],
    },
  },
};

export const actions: ChapterText<'actions'> = {
  title: 'Čtyři akce',
  sections: {
    rescueOperation: {
      title: 'Záchranná akce',
      text: [
        '**Začátek třetí produkce.** Vraťte až 2 své astronauty ze Ztracených ve vesmíru do oblastí (i na Phobos), kde jste už před touto kartou měli aspoň jednoho astronauta. Smíte vrátit i méně, nebo žádného. Není-li taková oblast nebo nemáte-li ve vesmíru nikoho ztraceného, nestane se nic.',
      ],
    },
    industrialEspionage: {
      title: 'Průmyslová špionáž',
      text: [
        '**Začátek třetí produkce.** Zabijte 1 astronauta jiné barvy v libovolné oblasti (i vnitřní a na Phobosu), kde máte aspoň jednoho vlastního. Můžete-li, musíte.',
      ],
    },
    blocksOfIce: {
      title: 'Bloky ledu',
      text: ['**Konec třetí produkce.** Vezměte si 2 bodové žetony ledu. Počítají se do Ledového monopolu.'],
    },
    etherWind: {
      title: 'Éterový vítr',
      text: ['**Konec třetí produkce.** Vezměte si 1 bodový žeton celeria.'],
    },
  },
};
