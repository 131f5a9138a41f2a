import type { ChapterText } from '../outline.ts';

export const discoveries: ChapterText<'discoveries'> = {
  title: 'Třináct objevů',
  sections: {
    etherMagnet: {
      title: 'Éterový magnet',
      text: [
        '**Při odhalení.** Všichni astronauti všech barev ze zadokovaných lodí se přesunou do této oblasti. Dorazí-li aspoň jeden, otočí se její žeton suroviny.',
      ],
    },
    nativeResistance: {
      title: 'Odpor domorodců',
      text: [
        '**Při odhalení.** Každá barva, která zde má aspoň jednoho astronauta, pošle 1 z nich mezi Ztracené ve vesmíru.',
      ],
    },
    greatSandstorm: {
      title: 'Velká písečná bouře',
      text: [
        '**Při odhalení.** Od začínajícího hráče po směru hodinových ručiček přesune každý odtud **všechny** své astronauty do sousedních oblastí podle své volby; smí je libovolně rozdělit. Žetony surovin v těchto oblastech se otočí.',
      ],
    },
    synergy: {
      title: 'Synergie',
      text: [
        '**Ve třetí produkci.** Každá sousední oblast s odkrytým žetonem suroviny vyprodukuje o 1 žeton víc. Sama tato oblast nezíská nic a Phobos není nikdy sousední.',
      ],
    },
    rockburst: {
      title: 'Důlní otřes',
      text: [
        '**Ve třetí produkci.** Tato oblast nevyprodukuje nic. Důlní otřes přebíjí Synergii souseda: nepřijde sem ani jeden žeton. Žetony zbylé z dřívějška se rozdělí jako obvykle.',
      ],
    },
    richVein: {
      title: 'Bohatá žíla',
      text: ['**Ve třetí produkci.** Tato oblast vyprodukuje o 2 žetony víc, je-li její žeton suroviny odkrytý.'],
    },
    evenGround: {
      title: 'Rovná půda',
      text: [
        '**Ve třetí produkci.** Všechny zde přítomné barvy se počítají, jako by měly shodně nejvíc astronautů, a o žetony se tedy dělí.',
        'Stejně jako Nerovná půda mění tato karta jen rozdělení žetonů ve třetí produkci. Mise a ostatní bodování se řídí skutečným počtem astronautů.',
      ],
    },
    unevenGround: {
      title: 'Nerovná půda',
      text: [
        '**Ve třetí produkci.** Za nejsilnější se považuje zde přítomná barva s **nejmenším** počtem astronautů; je-li takových barev víc, dělí se jako při shodě. Barva, která je zde sama, bere vše.',
      ],
    },
    subterfuge: {
      title: 'Úskok',
      text: [
        '**Ve třetí produkci.** Žetony této oblasti bere barva s **druhým nejvyšším** počtem astronautů. Podrobně:',
        '- Jedna barva má nejvíc a jsou tu i jiné: druhá bere vše; je-li druhých víc, dělí se rovným dílem a zbytek zůstane.',
        '- Více barev má shodně nejvíc: dělí se jako při každé shodě.',
        '- Je tu jen jedna barva, nebo žádná: žetony zůstanou.',
      ],
    },
    frozenCaverns: {
      title: 'Ledové jeskyně',
      text: [
        '**Ve třetí produkci.** Tato oblast teď produkuje led místo své suroviny. Žetony zbylé z dřívějška se nemění. Led se počítá do Ledového monopolu.',
      ],
    },
    lichens: {
      title: 'Lišejníky',
      text: ['**V závěrečném bodování.** Každá barva, která zde má aspoň jednoho astronauta, získá 3 body.'],
    },
    undergroundLake: {
      title: 'Podzemní jezero',
      text: [
        '**V závěrečném bodování.** Barva s nejvíc astronauty v této oblasti získá 6 bodů; při shodě se body dělí a zaokrouhlují dolů. Není-li tu nikdo, nikdo neboduje.',
      ],
    },
    radiationLeak: {
      title: 'Únik radiace',
      text: ['**V závěrečném bodování.** Každá barva, která zde má aspoň jednoho astronauta, ztratí 3 body.'],
    },
  },
};
