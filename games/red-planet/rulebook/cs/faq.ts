import type { ChapterText } from '../outline.ts';

export const faq: ChapterText<'faq'> = {
  title: 'Otázky a odpovědi',
  sections: {
    fullShip: {
      title: 'Smím nastoupit do lodi, která byla v tomto kole už zaplněna?',
      text: ['Ne. Už odstartovala a plná loď stejně nemá volné místo.'],
    },
    sameNumber: {
      title: 'Dva hráči odkryjí stejné číslo. Kdo je na řadě první?',
      text: [
        'Postupuje se od začínajícího hráče po směru hodinových ručiček. Druhý hraje na plánu, jaký po sobě zanechal první, včetně odstartovaných lodí.',
      ],
    },
    emptyDocks: {
      title: 'Když na mě přijde řada, jsou všechny doky prázdné. Co teď?',
      text: ['Nikdo nenastoupí, ale zbytek karty platí: Pilot může přesměrovat odstartovanou loď, Vědec dobírá kartu.'],
    },
    launchedTargets: {
      title: 'Kdo dosáhne na odstartované lodě?',
      text: ['Pilot a Femme fatale. Sabotér ne.'],
    },
    agentUnknown: {
      title: 'Co když Tajný agent odstartuje loď s neznámým cílem?',
      text: ['Je-li prázdná a bez žetonu, letí bez cíle a přijde na odhazovací hromádku lodí.'],
    },
    firstPassenger: {
      title: 'První cestující lodi s neznámým cílem byl nahrazen nebo zabit. Vybírá se cíl znovu?',
      text: ['Ne. Žeton zůstává.'],
    },
    friend: {
      title: 'Musím použít Femme fatale proti spojenci?',
      text: ['Smíte vybrat kteroukoli jinou barvu. Je-li ale koho nahradit, někoho vybrat musíte.'],
    },
    fataleToken: {
      title: 'Otáčí Femme fatale žeton suroviny?',
      text: ['Ten už je odkrytý, protože v oblasti někdo je.'],
    },
    lastOnPhobos: {
      title: 'Můj Voják zabije mého posledního astronauta na Phobosu. Proběhne výsadek?',
      text: ['Ne, není už koho vysadit.'],
    },
    stayOnPhobos: {
      title: 'Smějí po zahrání Vojáka všichni moji astronauti zůstat na Phobosu?',
      text: ['Ne. Máte-li tam někoho, aspoň jeden musí letět.'],
    },
    manyMissions: {
      title: 'Mohu mít více misí?',
      text: ['Ano. Ponecháváte si všechny dobrané mise a každá boduje.'],
    },
    docked: {
      title: 'Počítají se na konci astronauti v zadokovaných lodích?',
      text: ['Ne, ledaže je Éterový magnet přitáhne do své oblasti.'],
    },
    rockburst: {
      title: 'Co udělá Důlní otřes v oblasti se žetony zbylými ze 2. produkce?',
      text: ['Nic nového tam nepřijde; zbylé žetony se rozdělí jako obvykle.'],
    },
    subterfuge: {
      title: 'Týká se Úskok i žetonů zbylých z dřívějška?',
      text: ['Úskok se týká všech žetonů v oblasti.'],
    },
    synergy: {
      title: 'Působí Synergie na sousední oblast se skrytým žetonem suroviny?',
      text: ['Tam se nestane nic.'],
    },
    nobody: {
      title: 'V oblasti leží žetony, ale nikdo tam není. Kdo je dostane?',
      text: ['Zatím nikdo. Čekají v oblasti.'],
    },
    faceDown: {
      title: 'Smí objev přijít do oblasti se skrytým žetonem suroviny?',
      text: ['Ano. Objev, který se týká produkce, tam ale nemá co měnit, pokud se žeton včas neotočí.'],
    },
    twice: {
      title: 'Smím si tentýž objev prohlédnout dvakrát, nebo i ten, který je ode mě?',
      text: ['Ano. Jen se nic nového nedozvíte.'],
    },
    lookAhead: {
      title: 'S Femme fatale nastupuji do prázdné lodi a jinde nikoho nemám. Musím nastoupit k soupeři?',
      text: ['Ne. Dopředu myslet nemusíte; nahrazení se prostě nekoná.'],
    },
    meeting: {
      title: 'Mohou na sebe objevy působit?',
      text: [
        'Každý objev existuje jen jednou, sám se sebou se tedy nepotká. Lidé vyhnaní Velkou písečnou bouří se ale mohou dostat do oblasti, jejíž objev se vyhodnocuje později.',
      ],
    },
    pilotToken: {
      title: 'Jak dlouho platí žeton Pilota?',
      text: ['Dokud loď nepřistane nebo není zničena, třeba i několik kol.'],
    },
    justBoarded: {
      title: 'Smí Tajný agent odstartovat loď, do které právě nastoupil?',
      text: ['Ano, pokud není plná.'],
    },
    ownNeutral: {
      title: 'Hra ve dvou: smí má hlavní barva použít Femme fatale nebo Vojáka proti mé neutrální?',
      text: ['Ano. Je to jiná barva.'],
    },
    rulings: {
      title: 'Výklad pravidel v tomto vydání',
      text: [
        'Kde tištěná pravidla mlčí, rozhodli jsme takto:',
        '- Průzkumník smí zůstat stát: nula až tři přesuny.',
        '- Femme fatale potřebuje na daném místě vlastního astronauta, i v lodi, a nikdy nenahrazuje vlastní barvu.',
        '- Tajný agent odstartuje jen loď, která není plná.',
        '- Žetony zničené lodi se vracejí do společné zásoby; bodové žetony nikdy nedojdou.',
        '- „Nejvíc“ vyžaduje aspoň jeden: u misí, Ledového monopolu i Podzemního jezera.',
        '- Doky se doplňují zleva a balíček lodí se znovu míchá, až když je potřeba karta.',
        '- Karty akcí se musí zahrát ve své chvíli; „až“ může znamenat i nulu.',
        '- Nerovná půda s jedinou barvou: bere vše.',
        '- Objev, který už znáte, pro vás zůstává viditelný.',
        '- Hranice oblastí a mnohé texty karet jsou naší rekonstrukcí.',
      ],
    },
  },
};
