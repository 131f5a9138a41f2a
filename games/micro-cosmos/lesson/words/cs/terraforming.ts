import type { terraforming as english } from '../en/terraforming.ts';

export const terraforming: Record<keyof typeof english, string> = {
  'lesson.terraforming': 'Terraformace planety',
  'lesson.terraforming.learned': 'Terraformace, místa na stupnici a hotová planeta.',
  'lesson.terraforming.raise.tracks':
    '{planet} potřebuje biomasu, pracovní sílu, minerály a technologie (stupňů celkem: {levels}). Každá jednotka zvýší jeden stupeň.',
  'lesson.terraforming.raise.terraform': 'Posádka už jednala. Vyberte akci Terraformace.',
  'lesson.terraforming.raise.biomass':
    'Jednou akcí smíte zvýšit dva stupně, každý za jednu jednotku. Nejdřív dejte jednu jednotku biomasy.',
  'lesson.terraforming.raise.biomass.each': 'Pravidla dovolují kterékoli dvě. Tentokrát dejte od každé jednu.',
  'lesson.terraforming.raise.workforce': 'A jednu jednotku pracovní síly.',
  'lesson.terraforming.raise.workforce.each': 'Pravidla dovolují kterékoli dvě. Tentokrát dejte od každé jednu.',
  'lesson.terraforming.raise.space':
    'Váš žeton stojí na poli 2. Až bude planeta {planet} hotová, každý získá body podle svého pole, první místo o {first} víc, druhé o {second}. Zatím: {now}.',
  'lesson.terraforming.raise.worth':
    'Dejme tomu, že planeta {planet} je hotová, váš žeton stojí na poli {space} a {rival} je za vámi. Kolik bodů získáte?',
  'lesson.terraforming.raise.worth.both': '{sum}',
  'lesson.terraforming.raise.worth.space': '{space}',
  'lesson.terraforming.raise.worth.place': '{first}',
  'lesson.terraforming.raise.worth.why':
    'Pole i místo: {space} + {first}. Žeton, který přijde na obsazené pole později, je před ostatními.',
  'lesson.terraforming.complete.travel':
    'O několik kol později. Planetě {planet} chybí po jedné jednotce biomasy a technologií a vy je máte. Leťte tam.',
  'lesson.terraforming.complete.terraform': 'Znovu vyberte Terraformaci.',
  'lesson.terraforming.complete.biomass': 'Chybějí dva stupně. Nejdřív zvyšte stupnici biomasy.',
  'lesson.terraforming.complete.last': 'Zbývá jeden stupeň. Zvyšte stupnici technologií.',
  'lesson.terraforming.complete.last.stop': 'Ještě ne: zvyšte poslední stupeň a planetu dokončete.',
  'lesson.terraforming.complete.flipped':
    'Hotovo! Získáte body svého pole a {first} za první místo. Karta se obrátí: vynáší víc a přeživší se tu mohou usídlit.',
};
