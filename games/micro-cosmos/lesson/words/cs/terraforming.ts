import type { terraforming as english } from '../en/terraforming.ts';

export const terraforming: Record<keyof typeof english, string> = {
  'lesson.terraforming': 'Terraformace planety',
  'lesson.terraforming.learned': 'Terraformace, její limit, místa na stupnici a hotová planeta.',
  'lesson.terraforming.raise.tracks':
    '{planet} potřebuje biomasu, pracovní sílu, minerály a technologie (stupňů celkem: {levels}). Každá jednotka zvýší jeden stupeň.',
  'lesson.terraforming.raise.terraform': 'Posádka už jednala. Vyberte akci Terraformace.',
  'lesson.terraforming.raise.biomass':
    'Jednou akcí smíte zvýšit dva stupně, každý za jednu jednotku. Nejdřív dejte jednu biomasu.',
  'lesson.terraforming.raise.biomass.each': 'Pravidla dovolují kterékoli dvě. Tentokrát dejte od každé jednu.',
  'lesson.terraforming.raise.workforce': 'A jednu pracovní sílu.',
  'lesson.terraforming.raise.workforce.each': 'Pravidla dovolují kterékoli dvě. Tentokrát dejte od každé jednu.',
  'lesson.terraforming.raise.space':
    'Váš žeton stojí na poli 2. Až bude planeta {planet} hotová, každý získá body podle svého pole, první místo o {first} víc, druhé o {second} víc.',
  'lesson.terraforming.raise.limit': 'Jak jednou akcí zvýšit víc než dva stupně?',
  'lesson.terraforming.raise.limit.colonies': 'Koloniemi a základnami na planetách',
  'lesson.terraforming.raise.limit.cargo': 'Plnějším nákladem',
  'lesson.terraforming.raise.limit.engines': 'Lepšími motory',
  'lesson.terraforming.raise.limit.why':
    'Každá vaše kolonie a každá obchodní základna na planetách zvýší limit o jeden.',
  'lesson.terraforming.complete.travel':
    'O několik kol později. Planetě {planet} chybí jedna biomasa a jedna technologie a vy máte obojí. Leťte tam.',
  'lesson.terraforming.complete.terraform': 'Znovu vyberte Terraformaci.',
  'lesson.terraforming.complete.biomass': 'Chybějí dva stupně. Nejdřív zvyšte stupnici biomasy.',
  'lesson.terraforming.complete.last': 'Zbývá jeden stupeň. Zvyšte stupnici technologií.',
  'lesson.terraforming.complete.last.stop': 'Ještě ne: zvyšte poslední stupeň a planetu dokončete.',
  'lesson.terraforming.complete.flipped':
    'Hotovo! Získáte body svého pole a {first} za první místo. Karta se obrátí: vynáší víc a přeživší se tu mohou usídlit.',
};
