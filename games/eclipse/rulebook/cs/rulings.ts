import type { ChapterText } from '../outline.ts';

export const rulings: ChapterText<'rulings'> = {
  title: 'Výklad pravidel v tomto vydání',
  sections: {
    setup: {
      title: 'Příprava a směna',
      text: [
        '- Dva hráči používají 5 vnějších sektorů. Začínající hráč je náhodný, není-li určen; rasy se vybírají, nebo losují.',
        '- Startovní zóny leží tak, že každá šipka míří přímo ke středu. Náhodné plány se losují pro každý druh jednotek zvlášť.',
        '- Směna se platí jednou surovinou, ve vlastním tahu nebo údržbě; jindy by nic nezměnila.',
      ],
    },
    explore: {
      title: 'Průzkum',
      text: [
        '- Akci lze zvolit a nevyužít. Zóny za třetím okruhem jsou vnější. Prastaří nikdy nedojdou.',
        '- Červí díra na hraně zóny musí být dříve, než hex odhalíte; na tom, který váš sektor propojení dává, nezáleží.',
        '- Nejprve se vyhodnotí žeton objevu, potom se klade disk. Není-li přední strana možná, zbývají 2 body; Prastará technologie nikdy nebere dražší.',
        '- Mionový zdroj lze odložit a později umístit na libovolný plán, i na plán hvězdné základny. Figurky z objevů se objeví i tam, kde jsou soupeři.',
      ],
    },
    actions: {
      title: 'Akce',
      text: [
        '- Plány se kontrolují na konci každé aktivace vylepšení; dovoleno je i jen snímat žetony.',
        '- Warp portál vyžaduje ovládaný sektor; dva portály smějí být v jednom sektoru a oba bodují.',
        '- Všichni soupeři vážou dohromady; vázané mohou být i vaše hvězdné základny. Stavět pod útokem je dovoleno. U vlivu musí být bez soupeřů jen cíl.',
        '- Kolonizační lodě lze použít při pasování; Draco je smí použít vedle Prastarých i při údržbě.',
        '- Přesun disku ze sektoru do sektoru vyčerpá přesun obou. Disky položené průzkumem nebo po boji se nepočítají.',
      ],
    },
    diplomacy: {
      title: 'Diplomacie',
      text: [
        '- Vztahy lze navrhovat i v reakcích, každému partnerovi jednou za tah. Navrhující volí kostku a místo jako první, veřejně.',
        '- Velvyslanci vyřazených hráčů zůstávají na místě. Žetony reputace se vracejí jen kvůli místu.',
      ],
    },
    battles: {
      title: 'Bitvy',
      text: [
        '- Ovládající hráč se počítá jako první z hráčů, takže bojuje poslední. Jiný hráč bojuje s Draco dříve než s Prastarými.',
        '- Ustoupit lze přes portály; každý typ letí do jednoho sektoru, posuzovaného při zahájení ústupu.',
        '- Štěpič dělí jen červené kostky kanónů, mezi lodě, které kostka zasahuje.',
        '- Nehráčské jednotky přidělí nejméně a nejnižší kostky, které zničí největší loď; zbytek největší lodi, kterou zasáhnou.',
        '- Pat se kontroluje na začátku každého kola. Počet kostek není omezen. Vlastní shody se řadí pokaždé znovu. Kostka, která může zasáhnout, musí zasáhnout.',
      ],
    },
    aftermath: {
      title: 'Po boji',
      text: [
        '- Útok na populaci je dobrovolný, jeden hod za typ lodi; kostky volíte vy, hřbitovy potom majitel.',
        '- Odstranění disku bez kostek je povinné. Odstraňuje a klade se sektor po sektoru, takže vrácený disk může posloužit v sektoru s nižším číslem.',
        '- U objevů má ovládající hráč přednost před majiteli lodí. Bomby a křehkost rasy Planta nevyžadují zbraně.',
      ],
    },
    ending: {
      title: 'Údržba a konec',
      text: [
        '- Údržba 8. kola se hraje celá. Shodují-li se body i zásoby, je vítězství společné. Prázdné sáčky dají, co mají.',
        '- Žeton reputace volíte sami; smíte si nenechat žádný, nebo nižší. První pasující získá 2 peníze, i když je sám.',
        '- Kostky se vracejí na nejvyšší prázdné pole; více kostek postupně, nejprve barevné.',
        '- Jediný přeživší hraje do konce. Zhroucení se boduje ve vlastní údržbě hráče a figurky odejdou, až všichni skončí.',
      ],
    },
  },
};
