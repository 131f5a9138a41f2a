import type { newSector as english } from '../en/new-sector.ts';

export const newSector: Record<keyof typeof english, string> = {
  'lesson.new-sector': 'Nový sektor',
  'lesson.new-sector.learned': 'Cíl hry, disky, Průzkum, obsazení sektoru, kolonizační lodě a produkce.',
  'lesson.new-sector.turn.goal':
    'Tohle je Procyon, váš domov. Během osmi kol zkoumáte, osidlujete, bádáte, stavíte a bojujete. Vyhrává nejvíc vítězných bodů.',
  'lesson.new-sector.turn.discs':
    'Tohle jsou vaše disky vlivu. Každá akce vezme jeden z této stupnice a stejně tak každý sektor, který držíte.',
  'lesson.new-sector.turn.explore': 'Začněte Průzkumem. Disk, kterým platíte, se vám na konci kola vrátí.',
  'lesson.new-sector.turn.zone':
    'Můžete tam, kam z vašeho sektoru vede červí díra: půlkruh na okraji. Vyberte označenou zónu středního okruhu.',
  'lesson.new-sector.turn.zone.ring': 'I tam můžete, ale tentokrát vyberte označenou zónu středního okruhu.',
  'lesson.new-sector.turn.place':
    'Alpha Centauri! Otočte sektor tak, aby se některá jeho červí díra potkala s vaší, a položte ho.',
  'lesson.new-sector.turn.place.keep': 'Neodhazujte ho: volné planety se vyplatí.',
  'lesson.new-sector.turn.claim': 'Položte na něj disk. Odteď sektor ovládáte, a dokud ho držíte, jsou jeho body vaše.',
  'lesson.new-sector.turn.claim.why': 'Můžete odmítnout, ale bez disku planety neosídlíte a body nedostanete.',
  'lesson.new-sector.turn.money':
    'Dvě planety jsou volné. Kolonizační loď tam přenese jednu kostku: nejdřív osídlete planetu s penězi.',
  'lesson.new-sector.turn.money.later': 'Ještě ne: nejdřív kostka na planetu s penězi v sektoru Alpha Centauri.',
  'lesson.new-sector.turn.materials': 'A druhou kolonizační lodí planetu s materiálem.',
  'lesson.new-sector.turn.materials.later': 'Ještě ne: planeta s materiálem stále čeká na kostku.',
  'lesson.new-sector.turn.tracks':
    'Každá kostka, která opustí stupnici, odkryje vyšší číslo. Tolik odteď v každém kole vyprodukujete.',
  'lesson.new-sector.turn.used':
    'Jeden průzkum a jeden obsazený sektor: kolik disků kvůli tomu ubylo z vaší stupnice vlivu?',
  'lesson.new-sector.turn.used.two': 'Dva',
  'lesson.new-sector.turn.used.one': 'Jeden',
  'lesson.new-sector.turn.used.none': 'Žádný, vracejí se',
  'lesson.new-sector.turn.used.why': 'Jeden za akci, jeden za sektor. Na konci kola se vrací jen disk z akce.',
  'lesson.new-sector.turn.uncovered':
    'Každý disk, který stupnici opustí, odkryje číslo. Poslední odkryté je vaše údržba, kterou na konci kola zaplatíte z peněz: zatím {upkeep}.',
};
