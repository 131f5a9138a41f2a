import type { survivors as english } from '../en/survivors.ts';

export const survivors: Record<keyof typeof english, string> = {
  'lesson.survivors': 'Přeživší a konec hry',
  'lesson.survivors.learned': 'Průzkum, usídlení, konec hry a bodování.',
  'lesson.survivors.explore.travel':
    'Na planetách se skrývají přeživší z války. Leťte na planetu {planet} a hledejte je.',
  'lesson.survivors.explore.explore': 'Vyberte Průzkum. Stojí lídra v barvě planety: {card} je zelený lídr.',
  'lesson.survivors.explore.keep':
    '{survivor}! Přinášejí suroviny, a protože mají barvu planety, smíte si jejich kartu ponechat. Ponechte ji.',
  'lesson.survivors.explore.settle':
    'Přeživší bodují po usídlení: přistaňte na terraformované planetě jejich barvy a vyberte Usídlení, pokaždé jednu kartu.',
  'lesson.survivors.explore.score':
    'Jedna až pět usídlených karet vynese dohromady body: {points}. Na nehotových planetách se počítá vaše pole.',
  'lesson.survivors.explore.end': 'Třetí planeta je terraformovaná uprostřed kola. Jak dlouho se ještě hraje?',
  'lesson.survivors.explore.end.round': 'Do konce kola a ještě jedno kolo',
  'lesson.survivors.explore.end.once': 'Hra hned končí',
  'lesson.survivors.explore.end.three': 'Ještě tři kola',
  'lesson.survivors.explore.end.why': 'Každý má tedy ještě jeden celý tah. Suroviny a posádka na konci body nedávají.',
  'lesson.survivors.explore.alone': 'Dokončete tento tah a další dva zahrajte po svém. Kniha u otázky otevře pravidlo.',
};
