import type { lastRounds as english } from '../en/last-rounds.ts';

export const lastRounds: Record<keyof typeof english, string> = {
  'lesson.last-rounds': 'Poslední dvě kola',
  'lesson.last-rounds.learned': 'Hra o poslední produkci a konec partie.',
  'lesson.last-rounds.round-9.two-left':
    'Zbývají dvě kola. Pak se otočí objevy a každá oblast s odkrytou surovinou dá tři žetony. Tady se partie vyhrávají.',
  'lesson.last-rounds.round-9.zones':
    'Podívejte se na oblasti: podrobnosti každé říkají, kdo by teď vzal její žetony. Přečtete je, když oblast podržíte.',
  'lesson.last-rounds.round-9.play':
    'Zahrajte obě kola. Ptejte se: která oblast změní majitele s jedním nebo dvěma astronauty, která loď se ještě zaplní?',
  'lesson.last-rounds.round-9.result':
    'Výsledek uvádí body řádek po řádku. Křivka pod ním ukazuje, kolik přinesla poslední produkce.',
  'lesson.last-rounds.round-9.known':
    'Hru už znáte. Čeká vás první celá partie s trenérem, který každou novou otázku jednou vysvětlí.',
};
