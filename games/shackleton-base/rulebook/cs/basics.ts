import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'O co jde',
  sections: {
    aim: {
      title: 'Váš cíl',
      text: [
        'Vedete vesmírnou agenturu na jižním pólu Měsíce. Kolem Shackletonova kráteru stavíte budovy, přivádíte do základny astronauty a spolupracujete se třemi korporacemi. Po 3 kolech vítězí ten, kdo má nejvíce **vítězných bodů** (VB).',
        'Nikdo nevyjednává, nikdo nevypadne a nikdo nedrží karty v ruce: téměř všechno leží otevřeně.',
      ],
    },
    rounds: {
      title: 'Kolo',
      text: [
        '- **Fáze raketoplánů**: vyberete si raketoplán s 6 astronauty.',
        '- **Fáze akcí**: každý má 6 tahů, v každém jeden astronaut a jedna hlavní akce.',
        '- **Fáze údržby**: astronauti se vracejí z kráteru do základen, základny dávají příjem a stojí údržbu.',
      ],
    },
    corporations: {
      title: 'Tři ze sedmi korporací',
      text: [
        'Každá korporace ve hře přináší vlastní desku, 5 žetonů, 9 projektů, akci, cíle a bodování. Každá má v této knize svou kapitolu.',
      ],
    },
    astronauts: {
      title: 'Tři druhy astronautů',
      text: [
        '**Inženýři** (žlutí) přinášejí suroviny, **technici** (červení) kredity a **vědci** (modří) aktivují žetony korporací.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'Deska a vaše základna',
  sections: {
    crater: {
      title: 'Kráter',
      text: [
        'Kráter má 18 **sektorů** kolem středového hexu: 6 vnitřních a 12 vnějších. Ve 12 z nich je titan, v 6 vzácné zeminy.',
        '**Řada** je rovná linie sektorů; středový hex se přeskakuje. Řad je 15 a na obou koncích každé leží **pole kráteru**: celkem 30 polí, každé pro jednoho astronauta. Pole ukazuje poplatek za sektor: 1, 2 nebo 3 kredity.',
        'Na rozích sektorů jsou **místa pro žetony** korporací; u každého sektoru jsou 3. Na okraji kráteru čeká 18 **solárních panelů**, každý dává 1 nebo 2 jednotky energie; berou se po řadě, shora po směru hodinových ručiček.',
      ],
    },
    room: {
      title: 'Místo a přítomnost',
      text: [
        'Do sektoru se vejde 6 jednotek. Kupole zabere 1, dílna 2, laboratoř 3, velitelské centrum 6; farmy zaberou tolik, jak jsou velké.',
        '**Přítomnost** v sektoru dává vaše budova, která v něm stojí. V jednom sektoru nejsou dvě stejně velké budovy, takže největší je vždy jediná.',
      ],
    },
    base: {
      title: 'Vaše základna',
      text: [
        'Budova, která ještě stojí v základně, zakrývá svá místa. Jakmile ji postavíte, jsou otevřená. **Čekací pole** je jedno místo navíc, vždy otevřené, které nic nedává.',
        'Každý astronaut může stát na kterémkoli otevřeném místě, ale výhoda místa platí jen pro odpovídající druh.',
      ],
    },
    buildings: {
      title: 'Budovy',
      text: [
        '- **Kupole** (5, velikost 1): 1 jednotka titanu; údržba 1. Příjem: inženýr 1 jednotka titanu, technik 3 kredity, vědec 2 VB. Po postavení dá kupole 2 celkem 2 body reputace, kupole 3 astronauta ze stanice Gateway, kupole 4 dá 4 VB, kupole 5 dá 6 VB.',
        '- **Dílna** (3, velikost 2): 2 jednotky titanu; údržba 2. Každý inženýr v první snižuje náklady na údržbu o 3; každý technik ve druhé zlevňuje projekty o 1 kredit a snižuje požadavek o 1 jednotku energie; každý vědec ve třetí zlevňuje velitelská pole o 1.',
        '- **Laboratoř** (3, velikost 3): 2 jednotky titanu, 1 žeton vzácných zemin a 1 jednotka energie; údržba 3. Na konci 2, 5 nebo 10 VB za 1, 2 nebo 3 odpovídající astronauty: inženýry, techniky, vědce.',
        '- **Velitelské centrum** (1, velikost 6): 3 jednotky titanu, 1 žeton vzácných zemin a 2 jednotky energie; údržba 4. Vylepší vedoucího. Příjem: 1 bod reputace za každého astronauta.',
      ],
    },
    pieces: {
      title: 'Ostatní součásti',
      text: [
        'Kredity, titan, vzácné zeminy a astronauti nikdy nedojdou. Je tu 15 dílků raketoplánů (5 na každé kolo), 4 oboustranné dílky vedoucích a jeden společný ukazatel energie.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Příprava hry',
  sections: {
    board: {
      title: 'Deska',
      text: [
        '- Energie začíná na 4 při 2 hráčích, na 5 při 3, na 6 při 4.',
        '- Každá velitelská akce má 4 pole při 2 hráčích, 5 při 3, 7 při 4.',
        '- Při 2 hráčích stojí ve dvou protilehlých vnitřních sektorech neutrální kupole s panelem. Nepatří nikomu.',
        '- Při 2 hráčích má každý cíl jedno místo; při 3 má dolní cíl 2, při 4 také střední.',
      ],
    },
    corporations: {
      title: 'Korporace',
      text: [
        'Tři korporace se vylosují, určí je hostitel, nebo se vezme jedna ze tří připravených sestav. Na jejich pořadí záleží při údržbě, příjmu a bodování.',
        'Každá položí 1 žeton na startovní místo u středového hexu a 4 zůstanou na její desce. Dva její projekty jsou vidět; na místo vzatého přijde další karta.',
        'Selenium Research položí na desku náhodný žeton, jeho dvojče odstraní ze hry a zbylé čtyři srovná střídavě podle druhu.',
      ],
    },
    players: {
      title: 'Hráči a jejich první kupole',
      text: [
        'Začínáte s 0 VB, reputací 0 a bez surovin. Začínající hráč se vylosuje.',
        'V pořadí tahů si každý vezme **vedoucího** a postaví první kupoli ve vnitřním sektoru bez kupole. Přijde tam další panel z okraje a jediný žeton u tohoto sektoru se aktivuje. Nic se neplatí a nic dalšího se neděje.',
      ],
    },
  },
};
