import type { oneTile as english } from '../en/one-tile.ts';

export const oneTile: Record<keyof typeof english, string> = {
  'lesson.one-tile': 'Jeden dílek za kolo',
  'lesson.one-tile.learned': 'Cíl hry, otočení stanice, výběr a umístění dílku, posun dvou ukazatelů.',
  'lesson.one-tile.round.goal':
    'Vaše planeta je holá. Zakrývejte ji dílky: každý vyplněný řádek a sloupec vynese medaili na svém konci. Vyhrává nejvyšší skóre.',
  'lesson.one-tile.round.tracks':
    'Každý dílek také posune ukazatele na dvou z pěti stupnic. Stupnice přinášejí karty, rovery, technologie a další medaile.',
  'lesson.one-tile.round.turn':
    'V tomto kole stanici velíte vy. Otočte k sobě sekci se čtvercem; ostatní dostanou to, co bude před nimi.',
  'lesson.one-tile.round.tiles':
    'Před vámi jsou dva dílky, z každého kruhu jeden; vezmete si jeden. Každý má dva terény a na každém z nich jednu budovu.',
  'lesson.one-tile.round.place':
    'Vezměte čtverec: stiskněte ho a pak políčko s tečkou na kraji. První dílek musí zakrýt políčko na okraji planety.',
  'lesson.one-tile.round.place.square': 'Tentokrát vyberte čtverec: je na něm všechno nejlépe vidět.',
  'lesson.one-tile.round.advance':
    'Jedna budova, jeden krok: technologie i zeleň postoupí o jedno pole. Pořadí si vyberete.',
  'lesson.one-tile.round.confirm': 'Všichni to dělají současně a skrytě. Tah ukončíte tlačítkem Hotovo.',
  'lesson.one-tile.round.second':
    '2. kolo. Od teď se dílek musí stranou dotýkat některého z vašich dílků; roh nestačí. Zahrajte po svém.',
  'lesson.one-tile.round.row': 'V řádku zbývá jediné nezakryté políčko. Kolik bodů řádek vynese?',
  'lesson.one-tile.round.row.nothing': 'Zatím nic',
  'lesson.one-tile.round.row.less': 'Svou medaili minus jeden bod',
  'lesson.one-tile.round.row.half': 'Polovinu své medaile',
  'lesson.one-tile.round.row.why':
    'Bodují jen vyplněné řady. Krátké na kraji se plní rychle, dlouhé uprostřed mají cenu 3.',
  'lesson.one-tile.round.rhythm':
    'Otočit, vzít, umístit, postoupit: to je celé kolo. Příště: co dělá každý ze šesti terénů.',
};
