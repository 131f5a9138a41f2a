import type { threeResources as english } from '../en/three-resources.ts';

export const threeResources: Record<keyof typeof english, string> = {
  'lesson.three-resources': 'Tři suroviny',
  'lesson.three-resources.learned': 'Výzkum, Stavba, první pasování, údržba a příjem.',
  'lesson.three-resources.round.resources':
    'Za materiál stavíte, za vědu získáváte technologie, z peněz platíte údržbu. Máte {materials}, {science} a {money}.',
  'lesson.three-resources.round.outlook':
    'Tady vidíte, jak kolo skončí: zásoba {stored} + produkce {income} − údržba {upkeep} = peníze {money}. Každý další disk údržbu zvýší.',
  'lesson.three-resources.round.research': 'Zvolte Výzkum. Jedna akce přinese jednu technologii.',
  'lesson.three-resources.round.nanorobots':
    'Vezměte Nanoroboty: odteď má každá Stavba o jednu aktivaci víc. Cena: věda {cost}.',
  'lesson.three-resources.round.nanorobots.other': 'Máte na to, ale Nanoroboti pomohou s tím, co přijde hned potom.',
  'lesson.three-resources.round.track':
    'Leží na vaší stupnici nano. Každá další technologie tam bude levnější a stupnice aspoň se čtyřmi přináší body.',
  'lesson.three-resources.round.build': 'Teď Stavba.',
  'lesson.three-resources.round.interceptor':
    'Cena stíhače je {cost}, materiálu máte {have}. Postavte ho v sektoru Procyon.',
  'lesson.three-resources.round.interceptor.plan':
    'Pravidla to dovolují, ale flotila se shromažďuje v sektoru Procyon: postavte tam stíhač.',
  'lesson.three-resources.round.end':
    'Zbývající materiál: {left}, na víc to nestačí. Ukončete akci: nevyužité aktivace propadají.',
  'lesson.three-resources.round.pass':
    'Pro toto kolo stačí. Kdo pasuje první, dostane peníze ({bonus}) a začíná příští kolo. Pasujte.',
  'lesson.three-resources.round.pass.last': 'Můžete pokračovat, ale každý další disk něco stojí. Pasujte jako první.',
  'lesson.three-resources.round.upkeep':
    'Konec kola: zásoba {stored} + {bonus} za první pasování + produkce {income} − údržba {upkeep} = peníze {money}.',
  'lesson.three-resources.round.back':
    'Disky z akcí se vrátily: údržba {upkeep}. Disky na sektorech zůstávají, takže každý držený sektor zdražuje všechny další akce.',
  'lesson.three-resources.round.debt': 'A co kdyby peníze na údržbu nestačily?',
  'lesson.three-resources.round.debt.sell': 'Směňujete, nebo opouštíte sektory',
  'lesson.three-resources.round.debt.borrow': 'Půjčí vám {rival}',
  'lesson.three-resources.round.debt.zero': 'Nic, zůstane nula',
  'lesson.three-resources.round.debt.why':
    'Na akci máte vždy disk, ale ne vždy peníze. Tlačítka akcí ukazují, kolik by zbylo.',
};
