import type { ChapterText } from '../outline.ts';

export const actions: ChapterText<'actions'> = {
  title: 'Kroky 4 a 5: akce a dobrání',
  sections: {
    where: {
      title: 'Co se kde smí',
      text: [
        '- Na **planetě**: jedna z akcí Sběr surovin, Terraformace, Průzkum, Usídlení, Založení kolonie, Zřízení obchodní základny.',
        '- Na **měsíci**, **vesmírné stanici** nebo na **Hvězdné bráně**: Sběr surovin a Získání specialisty, každá jednou, v libovolném pořadí.',
        '- Na **asteroidu**: nic.',
        'Vše je dobrovolné. Akci, jejíž podmínky nejsou splněny, nelze zvolit; Sběr surovin lze zvolit vždy.',
      ],
    },
    robotics: {
      title: 'Dvě akce s Robotikou',
      text: [
        'Na planetě s vaší kolonií dovoluje Robotika až 2 různé akce, jednu po druhé. Kolonii smíte založit i první z těchto akcí.',
      ],
    },
    gather: {
      title: 'Sběr surovin',
      text: [
        'Získejte, co pole ukazuje: výnos té strany planety, která je nahoře, nebo výnos měsíce či stanice; na Hvězdné bráně 2 jednotky libovolných surovin a 1 kartu z Kantýny. Nejdřív suroviny, potom karty. Odmítnout lze jen karty.',
      ],
    },
    terraform: {
      title: 'Terraformace',
      text: [
        'Jen na planetě, která není terraformovaná. Každá zaplacená jednotka zvýší stupnici té suroviny o 1, nikdy nad maximum; aspoň 1 stupeň, rozdělené, jak chcete.',
        'Limit jedné akce: **2 + vaše kolonie na planetách + vaše základny na planetách**, na všech planetách dohromady. Váš žeton terraformace se posune o počet zvýšených stupňů.',
      ],
    },
    stack: {
      title: 'Kdo vede',
      text: [
        'Žetony na stejném poli tvoří sloupec. Ten, který přišel poslední, je nahoře a počítá se jako dál; když žeton odejde, pořadí ostatních se nemění.',
      ],
    },
    complete: {
      title: 'Planeta ožívá',
      text: [
        'Jakmile jsou všechny stupnice na maximu, planeta je plně terraformovaná. Nevyužité stupně propadají. Potom:',
        '- Každý hráč se žetonem získá tolik VB, kolik je číslo jeho pole.',
        '- Hráč, který je nejdál, získá navíc 3 VB, druhý 1 VB. Při jediném žetonu druhé místo není.',
        '- Všechny žetony opustí stupnice a karta se otočí; archy, kolonie a základny zůstávají.',
        'Otočení není přistání. Od té chvíle má planeta lepší výnos, lze na ní usidlovat přeživší a nelze ji znovu terraformovat.',
      ],
    },
    explore: {
      title: 'Průzkum',
      text: [
        'Použijte lídra **v barvě planety**, odhalte vrchní kartu přeživších a získejte její suroviny. Má-li karta barvu planety a máte-li méně než 3 neusídlené karty přeživších, smíte si ji ponechat u můstku; jinak se odhodí.',
      ],
    },
    scouting: {
      title: 'Dvě karty přeživších',
      text: [
        'S Průzkumnými vozidly vždy odhalíte 2 karty, jednu vyhodnotíte a druhou odhodíte. Prázdný balíček se vytvoří znovu z odhazovací hromádky. Zbývá-li jen jedna karta, vyhodnotí se; nezbývá-li žádná, průzkum není možný.',
      ],
    },
    settle: {
      title: 'Usídlení',
      text: [
        'Na terraformované planetě: položte jednu ze svých karet přeživších v barvě planety lícem dolů vedle můstku. Nic to nestojí a boduje se to na konci hry. Na jedné planetě se může postupně usídlit libovolně mnoho přeživších.',
      ],
    },
    colony: {
      title: 'Založení kolonie',
      text: [
        'Potřebujete žeton kolonie v zásobě a na této planetě ještě nesmíte mít kolonii. Cena závisí na tom, kolik kolonií už máte. Každá stojí inženýra a lídra libovolné barvy a k tomu:',
        '- 1. kolonie: nic dalšího.',
        '- 2.: 1 jednotka libovolné suroviny.',
        '- 3.: lídr v barvě planety.',
        '- 4. až 7.: lídr v barvě planety a 1, 2, 3 nebo 4 jednotky.',
        '- 8.: 2 lídři v barvě planety.',
        'Každý specialista potřebuje vlastní kartu nebo žeton. Kolonie zůstává natrvalo a zvyšuje váš limit terraformace o 1. Kolonii na jedné planetě smí mít libovolně mnoho hráčů.',
      ],
    },
    outpost: {
      title: 'Zřízení obchodní základny',
      text: [
        'Na planetě, kde nemáte základnu, zdarma. Položte základnu ze zásoby; je-li zásoba prázdná, přesuňte svou z jiné planety. Uzamčené základny se nepočítají.',
        'Zřízená na planetě s vaší kolonií nebo tam přesunutá přináší pokaždé 2 VB; kolonie založená později za to nic nepřinese.',
        'Od té chvíle vám každé přistání kterékoli archy na té planetě dává její výnos. Základna na planetě zvyšuje váš limit terraformace o 1. Základny různých hráčů mohou být na jedné planetě. Opakované přesouvání je dovoleno.',
      ],
    },
    specialist: {
      title: 'Získání specialisty',
      text: [
        'Jednou za přistání, na měsíci, vesmírné stanici nebo na Hvězdné bráně. Odhoďte kartu posádky z kterékoli řady a připravte zablokovaný žeton: karta inženýra odemyká lídra libovolné barvy, karta lídra odemyká inženýra.',
      ],
    },
    draw: {
      title: 'Krok 5: dobrání',
      text: ['Na konci tahu smíte dobrat 1 kartu z balíčku posádky, máte-li méně než 6 karet.'],
    },
  },
};
