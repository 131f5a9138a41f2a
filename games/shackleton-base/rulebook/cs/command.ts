import type { ChapterText } from '../outline.ts';

export const command: ChapterText<'command'> = {
  title: 'Velitelské akce',
  sections: {
    spaces: {
      title: 'Velitelská pole',
      text: [
        'Stavba budovy, realizace projektu a akce korporací mají každá svou řadu polí. Obsaďte první volné zleva a zaplaťte jeho cenu. Není-li volné, je akce v tomto kole uzavřená.',
        'Stačí kterýkoli astronaut. Odpovídající přinese na konci akce bonus: inženýr při stavbě, technik při projektu, vědec při akcích korporací.',
      ],
    },
    help: {
      title: 'Panely a energie po cestě',
      text: [
        'Od zaplacení pole až po hlavní efekt můžete v libovolném pořadí:',
        '- jednou za tah zaplatit 1 žeton vzácných zemin a postavit další **solární panel** na středový hex: vyrobí energii svého místa. Nelze při energii 9 nebo 10.',
        '- dokud je energie nižší než 3, kupovat ji po 2 kreditech za krok.',
        '- použít projekt, který to dovoluje.',
        'Každá platba se platí zvlášť. Krok, po kterém by akci nešlo dokončit, se nenabízí.',
      ],
    },
    power: {
      title: 'Napájené sektory',
      text: [
        'Stavět lze jen v sektoru s panelem. Nemá-li ho, přesune se tam zdarma panel ze středového hexu; není-li ani tam, musíte ho nejdřív postavit. Panel sektor nikdy neopustí a bez budovy se nepřesouvá.',
      ],
    },
  },
};

export const build: ChapterText<'build'> = {
  title: 'Stavba budovy',
  sections: {
    steps: {
      title: 'Krok za krokem',
      text: [
        'Vyberte budovu a sektor, je-li třeba, napájejte ho, zaplaťte, spotřebujte energii, umístěte budovu, vyhodnoťte její efekt a přesuňte do ní astronauty. Kupole se staví zleva doprava, ostatní v libovolném pořadí.',
        'Spotřeba energie snižuje společný ukazatel; nikdy nestojí reputaci.',
      ],
    },
    site: {
      title: 'Kde',
      text: [
        'V kterémkoli napájeném sektoru s dostatkem místa, kde není budova té velikosti ani žádná vaše. Velitelské centrum proto potřebuje prázdný sektor a uzavře ho.',
        'Projekt Prefabrikované moduly dovoluje stavět rovnou na lodi na Mars.',
      ],
    },
    effects: {
      title: 'Co následuje',
      text: [
        '- **Kupole**: její bonus, jednou. **Velitelské centrum**: vedoucí získá vylepšenou schopnost.',
        '- **Laboratoř**: pracují všechny vaše laboratoře, v libovolném pořadí: 1 surovina nového sektoru; 3 kredity; aktivace žetonu u nového sektoru.',
        '- Můžete přesunout do nové budovy libovolně mnoho svých astronautů. Jindy se pohybují jen ve fázi údržby.',
      ],
    },
    bonus: {
      title: 'Bonus inženýra',
      text: [
        'Vyberte korporaci. Nemá-li u tohoto sektoru žeton, položte její další žeton na prázdné místo a aktivujte ho. Má-li ho, aktivujte ten; není-li prázdné místo, lze jen to.',
        'Každý žeton, který opustí desku korporace, zdražuje její projekty.',
      ],
    },
  },
};

export const fund: ChapterText<'fund'> = {
  title: 'Realizace projektu',
  sections: {
    steps: {
      title: 'Požadavek a cena',
      text: [
        'Vyberte jeden z viditelných projektů. Úroveň energie musí dosáhnout **požadavku**; **spotřebuje se** jen druhé, menší číslo. Zaplaťte kredity a vezměte si kartu.',
        'Je-li energie málo, nejdřív ji zvyšte: panelem, nákupem nebo projektem.',
      ],
    },
    cost: {
      title: 'Úrovně ceny',
      text: [
        'Čím více žetonů korporace leží v kráteru, tím jsou její projekty dražší: kredity, požadovaná i spotřebovaná energie rostou úroveň po úrovni a úrovní je 5.',
        'Technici ve druhé dílně a Japonsko A snižují kredity nebo požadavek, nikdy spotřebovanou energii.',
      ],
    },
    card: {
      title: 'Nový projekt',
      text: [
        'Nejdřív jeho okamžitý efekt, pak schopnosti, které reagují na realizaci, pak se odkryje další karta a nakonec bonus technika: jedna akce korporace, povinná.',
        'Projektů můžete mít libovolně mnoho. Karta nikdy nereaguje na vlastní realizaci.',
      ],
    },
  },
};

export const corporate: ChapterText<'corporate'> = {
  title: 'Akce korporací',
  sections: {
    actions: {
      title: 'Až tři',
      text: [
        'Proveďte postupně 0 až 3 akce korporací:',
        '- akci ze **stupnice reputace** na úrovni vašeho ukazatele nebo níže;',
        '- akci z desky korporace ve hře;',
        '- akci jednoho ze svých projektů.',
        'Bonusem vědce je naverbovaný astronaut.',
      ],
    },
    limits: {
      title: 'Jak často',
      text: [
        'Desky a většinu projektů lze používat opakovaně. Každá akce ze stupnice reputace platí jednou za tah, projekt „jednou za kolo“ jednou za kolo.',
        'Co vám reputace právě zpřístupnila, můžete použít hned. Akci, kterou nezaplatíte nebo která by nic nezměnila, vybrat nelze.',
        'Dává-li vám pravidlo jednu akci korporace, musíte ji provést; 2 body reputace jsou možné vždy.',
      ],
    },
  },
};
