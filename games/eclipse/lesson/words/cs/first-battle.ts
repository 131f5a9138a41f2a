import type { firstBattle as english } from '../en/first-battle.ts';

export const firstBattle: Record<keyof typeof english, string> = {
  'lesson.first-battle': 'První bitva',
  'lesson.first-battle.learned': 'Pohyb, vázání lodí, iniciativa, zásahy, reputace a kořist.',
  'lesson.first-battle.ancient.move': 'Zvolte Pohyb. Počet pohybů Terranů v jedné akci: {times}.',
  'lesson.first-battle.ancient.first': 'Pošlete stíhač do sektoru Zeta Herculis.',
  'lesson.first-battle.ancient.first.there': 'Prastaří čekají opačným směrem a stíhače letí první.',
  'lesson.first-battle.ancient.second':
    'Druhý taky. Každá nepřátelská loď váže jednu vaši: vázaná loď nemůže dál. Proto přileťte ve větším počtu.',
  'lesson.first-battle.ancient.cruiser': 'A křižník.',
  'lesson.first-battle.ancient.pass': 'Bitvy přijdou po všech akcích. Pasujte a boj začne.',
  'lesson.first-battle.ancient.attack':
    'Dřív střílí vyšší iniciativa: vaše stíhače mají {own}, Prastaří {ancient}. Zasahuje hod, který i s počítačem dá aspoň 6. Zaútočte!',
  'lesson.first-battle.ancient.attack.stay':
    'Můžete ustoupit, ale šance jsou dobré: dva kanóny střílejí před Prastarými.',
  'lesson.first-battle.ancient.again':
    'Jeden zásah, ale Prastaří mají trup 1 a stále stojí. Ztrácíte stíhač. Teď křižník: zaútočte!',
  'lesson.first-battle.ancient.again.stay': 'Můžete ustoupit, ale ještě jeden zásah a bitva je vaše.',
  'lesson.first-battle.ancient.reputation':
    'Vítězství! Doberete žeton reputace za účast a jeden za Prastaré a jeden si necháte. Jsou to body: nechte si 3.',
  'lesson.first-battle.ancient.reputation.less': 'Pravidla to dovolují, ale číslo na žetonu jsou jeho body.',
  'lesson.first-battle.ancient.claim': 'Sektor je teď volný. Položte na něj disk.',
  'lesson.first-battle.ancient.claim.take': 'Můžete odmítnout, ale se sektorem získáte objev a dvě planety.',
  'lesson.first-battle.ancient.use':
    'Objev je váš: použijte ho, nebo si ho nechte na konec za 2 body. Na začátku hry víc pomohou zásoby: použijte ho.',
  'lesson.first-battle.ancient.use.early': 'Dva body se hodí ke konci hry. Teď víc pomohou zásoby.',
  'lesson.first-battle.ancient.money': 'Před údržbou můžete ještě osidlovat. Vezměte planetu s penězi…',
  'lesson.first-battle.ancient.science': '…a planetu s vědou.',
  'lesson.first-battle.ancient.hull': 'Loď s trupem 2 má dvě poškození. Je zničená?',
  'lesson.first-battle.ancient.hull.no': 'Ne, poškození musí trup převýšit',
  'lesson.first-battle.ancient.hull.yes': 'Ano',
  'lesson.first-battle.ancient.hull.why': 'Zničila by ji tři. Přeživší lodě se po fázi boje opraví.',
};
