import type { ChapterText } from '../outline.ts';

export const ships: ChapterText<'ships'> = {
  title: 'Lodě a plány',
  sections: {
    types: {
      title: 'Čtyři typy',
      text: [
        '**Stíhače**, **křižníky** a **bitevní lodě** se pohybují; **hvězdná základna** nikdy a její stavba vyžaduje technologii. Všechny vaše lodě jednoho typu mají společný plán a jeho změna platí ihned všude. Orbitály a monolity jsou stavby, ne lodě.',
      ],
    },
    blueprints: {
      title: 'Jak číst plán',
      text: [
        'Plán má pozice pro součásti, některé s vytištěnou součástí. Žeton vytištěnou součást zakryje a ta se přestane počítat. Hodnoty vytištěné mimo pozice platí vždy, stejně jako Mionový zdroj, který tam umístíte. Všechny hodnoty se sčítají: energie, iniciativa, pohyb, počítač, štít, trup a zbraně.',
      ],
    },
    legal: {
      title: 'Co musí plán splňovat',
      text: [
        '- Nesmí spotřebovat více energie, než vyrobí.',
        '- Stíhač, křižník a bitevní loď potřebují aspoň jeden pohon.',
        '- Hvězdná základna nemá pohon.',
      ],
    },
    hull: {
      title: 'Trup',
      text: ['Loď je zničena, když má **více** poškození než trupu. S trupem 0 stačí jediné poškození.'],
    },
  },
};
