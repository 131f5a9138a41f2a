import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'Galaxie čeká',
  sections: {
    idea: {
      title: 'O co jde',
      text: [
        'Každý hráč vede jednu rasu. Během **osmi kol** prozkoumáváte galaxii, osidlujete planety, získáváte technologie, navrhujete a stavíte lodě a bojujete. Vyhrává ten, kdo má po 8. kole nejvíce **vítězných bodů**.',
        'Hospodářství pohánějí dvě stupnice. Každá kostka populace přesunutá na mapu **zvyšuje produkci**. Každý disk vlivu sejmutý ze stupnice, ať na akci, nebo na sektor, **zvyšuje náklady na údržbu** v penězích. Rosťte, ale ne rychleji, než si můžete dovolit.',
      ],
    },
  },
};
