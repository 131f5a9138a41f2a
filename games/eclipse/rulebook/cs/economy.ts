import type { ChapterText } from '../outline.ts';

export const economy: ChapterText<'economy'> = {
  title: 'Suroviny, populace a vliv',
  sections: {
    resources: {
      title: 'Tři suroviny',
      text: [
        'Za **materiál** se staví lodě a stavby, za **vědu** se kupují technologie a **peníze** platí údržbu. Zásoby jsou veřejné a nemají horní hranici.',
      ],
    },
    trade: {
      title: 'Směna',
      text: [
        'Zaplaťte několik jednotek **jedné** suroviny a získejte 1 jednotku jiné: Terrané platí 2, Orion 4, všichni ostatní 3. Směňovat můžete libovolněkrát ve svém tahu a během své údržby.',
      ],
    },
    tracks: {
      title: 'Stupnice populace a produkce',
      text: [
        'Pro každou surovinu máte stupnici populace. Její pole mají hodnoty 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24 a 28; na začátku zakrývá 11 kostek všechna kromě prvního. Kostky odcházejí z nejnižšího zakrytého pole a vracejí se na nejvyšší prázdné.',
        'Vaše **produkce** je nejvyšší viditelné číslo. Stupnice se všemi 12 kostkami neprodukuje nic.',
        'Kostka, která by se měla vrátit na plnou stupnici, přijde na jinou podle volby majitele; někde je vždy místo. Kostka z orbitálu jde na vědu nebo peníze, na materiál jen tehdy, jsou-li obě plné. Kostky vyslané s velvyslanci se počítají stejně jako kostky na mapě: záleží na tom, co zbývá na stupnici.',
      ],
    },
    squares: {
      title: 'Políčka populace',
      text: [
        'Na políčko patří jedna kostka. Políčka peněz, vědy a materiálu přijímají kostku ze stupnice své barvy, **šedé** políčko libovolnou. **Orbitál** přidává políčko pro vědu nebo peníze. Kostka z barevného políčka se vrací na svou stupnici; u kostek ze šedých políček a orbitálů volí majitel z těch, které vyhovují.',
        '**Pokročilá** políčka, označená hvězdou, vyžadují technologii: materiál Pokročilou těžbu, věda Pokročilé laboratoře, peníze Pokročilou ekonomiku, všechna Metasyntézu. Na šedém pokročilém políčku rozhoduje barva pokládané kostky.',
      ],
    },
    graveyard: {
      title: 'Hřbitov',
      text: [
        'Kostky zničené útokem jdou na **hřbitov** své stupnice a vracejí se při úklidu; do té doby se počítají jako sejmuté, takže v tomto kole zvyšují produkci. Kostky, které opouštějí mapu spolu s diskem, se vracejí rovnou na stupnice.',
      ],
    },
    discs: {
      title: 'Disky vlivu',
      text: [
        'Stupnice vlivu má 13 polí. Disky se berou zleva a vracejí na prázdné pole nejvíce vpravo; to ukazuje náklady na údržbu. Při 0, 1 nebo 2 prázdných polích jsou 0, potom 1, 2, 3, 5, 7, 10, 13, 17, 21, 25 a 30.',
        'Další disky, pro které není prázdné pole, leží ve sloupečku na poli nejvíce vlevo a berou se jako první. S takovým sloupečkem jsou náklady 0. Eridani začíná s 11 disky a třemi náhradními.',
      ],
    },
    control: {
      title: 'Ovládání sektorů',
      text: [
        'Sektor **ovládáte**, dokud v něm leží váš disk; nikdy jich tam není více než jeden. Ovládáte i tamní stavby a v bitvách jste obráncem.',
        'Když disk opustí sektor, kostky jeho majitele se odtud vrátí na stupnice. Stavby zůstávají a patří tomu, kdo sektor ovládne příště.',
      ],
    },
  },
};
