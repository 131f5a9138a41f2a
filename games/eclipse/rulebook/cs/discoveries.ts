import type { ChapterText } from '../outline.ts';

export const discoveries: ChapterText<'discoveries'> = {
  title: 'Žetony objevů',
  sections: {
    choice: {
      title: 'Použít, nebo nechat',
      text: [
        'Kdo si bere žeton objevu, ukáže ho a hned rozhodne: **použije** přední stranu, nebo si ho **nechá** za 2 body. Použité žetony odcházejí ze hry, pokud nezůstávají na mapě. Žetonů je vždy dost.',
      ],
    },
    fronts: {
      title: 'Přední strany',
      text: [
        '- **Suroviny**: 6 materiálů; 5 vědy; 8 peněz; nebo 2 materiály, 2 vědy a 3 peníze.',
        '- **Prastará technologie**: bez placení si vezmete jednu z nejlevnějších běžných technologií z nabídky, které nemáte. Nehodí-li se žádná s touto vytištěnou cenou, lze si žeton jen nechat.',
        '- **Prastarý křižník**: v sektoru se objeví váš nepostavený křižník.',
        '- **Prastarý orbitál**: objeví se tam orbitál a získáte 2 materiálu. **Prastarý monolit**: objeví se tam monolit.',
        'Není k tomu třeba technologie, platba ani ovládání. Není-li to možné, protože nemáte křižník nebo tam taková stavba už stojí, lze si žeton jen nechat.',
      ],
    },
    parts: {
      title: 'Prastaré součásti',
      text: [
        'Prastarou součást nainstalujete ihned a zdarma na některý svůj plán, na libovolnou pozici; žeton, který tam leží, se nejprve sejme. Nebo si ji odložte vedle desky a nainstalujte později aktivací Vylepšení. Plán musí být přípustný. Technologie není třeba.',
        '**Mionový zdroj** se umístí mimo pozice jednoho plánu a už ho nelze přesunout ani sejmout.',
      ],
    },
    portal: {
      title: 'Prastarý warp portál',
      text: ['Žeton přijde do sektoru a od té chvíle je warp portálem.'],
    },
    labs: {
      title: 'Figurky z objevů',
      text: [
        'Žeton z **Prastarých laboratoří**, který něco umisťuje na mapu, platí pro váš domovský sektor; neovládáte-li ho, nechte si žeton za 2 body.',
        'Křižník z objevu vstupuje do sektoru v té chvíli. Po boji tak může potkat soupeře; vážou se navzájem, ale bojují až v příští fázi boje.',
      ],
    },
  },
};
