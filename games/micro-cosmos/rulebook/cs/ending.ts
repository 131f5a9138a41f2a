import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Konec hry',
  sections: {
    trigger: {
      title: 'Konec se blíží',
      text: [
        'Jakmile je třetí planeta plně terraformovaná, kolo se dohraje a následuje **ještě jedno celé kolo**. Planety dokončené později bodují jako obvykle a hru neprodlužují.',
      ],
    },
    guards: {
      title: 'Hra není nekonečná',
      text: [
        'Po 12 kolech po sobě, v nichž nikdo nezvýšil stupeň žádné planety, se hraje ještě jedno kolo a hra končí. Počet je vidět od 6. Kolo 80 je poslední v každém případě. Každá hra tedy skončí; boduje se jako obvykle.',
      ],
    },
    scoring: {
      title: 'Bodování',
      text: [
        'K VB ze hry přičtěte:',
        '- Rozpracované planety: číslo pole vašeho žetonu, bez bodů za umístění.',
        '- Usídlení přeživší, 1 až 5 nebo více: celkem 5, 12, 20, 30, 40 VB.',
        '- Kolonie na planetách, 1 až 8: celkem 2, 5, 9, 14, 20, 27, 35, 45 VB.',
        'Nic dalšího už body nedává. Výsledková listina uvádí zvlášť planety, umístění, základny, základny na planetách s kolonií, rozpracované planety, přeživší a kolonie.',
      ],
    },
    winner: {
      title: 'Vítěz',
      text: [
        'Vítězí nejvyšší počet bodů. Při shodě rozhoduje počet jednotek surovin v nákladu; je-li stejný i ten, vítězství je společné.',
      ],
    },
  },
};

export const variants: ChapterText<'variants'> = {
  title: 'Varianty',
  sections: {
    players: {
      title: 'Počet hráčů',
      text: ['Ve 2, 3 nebo 4 hráčích se nic nemění. Pro jednoho hráče je sólová hra.'],
    },
    long: {
      title: 'Delší hra',
      text: ['Konec přináší **čtvrtá** terraformovaná planeta. Dohodněte se na tom před hrou.'],
    },
    options: {
      title: 'Možnosti',
      text: [
        '- Vaše kolonie na jedné planetě: jedna, nebo libovolně mnoho. Každá se pak počítá do ceny, limitu i VB.',
        '- Žetony specialistů na začátku: zablokované, nebo připravené.',
        '- 2 VB za základnu na planetě s vaší kolonií: pokaždé, nebo jednou za planetu.',
        '- Počet kol bez terraformace, který přináší konec: 8 až 20, obvykle 12.',
        '- Nejvyšší počet kol: 30 až 80, obvykle 80.',
        'V sólové hře se první dvě týkají jen vás.',
      ],
    },
  },
};
