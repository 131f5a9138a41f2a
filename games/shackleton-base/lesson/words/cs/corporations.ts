import type { corporations as english } from '../en/corporations.ts';

export const corporations: Record<keyof typeof english, string> = {
  'lesson.corporations': 'Tři korporace',
  'lesson.corporations.learned': 'Akce korporací, realizace projektu, stanice Gateway a cíle.',
  'lesson.corporations.goods.three':
    'Podporují vás tři korporace. Každá má vlastní suroviny, projekty, cíle a bodování; tato obchoduje s heliem-3.',
  'lesson.corporations.goods.corporate': 'Pošlete vědce na třetí velitelskou řadu: až tři akce korporací.',
  'lesson.corporations.goods.corporate.type': 'To jde, ale vědec tu potom také někoho naverbuje.',
  'lesson.corporations.goods.reputation':
    'Nejdřív akce stupnice reputace: získáte dva body reputace. Každý bod se na konci počítá.',
  'lesson.corporations.goods.reputation.later': 'To přijde hned potom. Nejdřív akce stupnice reputace.',
  'lesson.corporations.goods.ship': 'Pak vlastní akce Moon Mining: posílá náklad na Zemi.',
  'lesson.corporations.goods.ship.later': 'Ještě je co získat: pošlete helium-3.',
  'lesson.corporations.goods.cargo': 'Pošlete jednu jednotku helia-3 z nejnižší úrovně. Body: {n}.',
  'lesson.corporations.goods.cargo.keep': 'Titan a vzácné zeminy si nechte na stavbu; helium-3 se jinak nevyužije.',
  'lesson.corporations.goods.stop': 'Můžete poslat víc, ale titan a vzácné zeminy se víc hodí na stavbu. Skončete.',
  'lesson.corporations.goods.recruit':
    'Vědec tu také verbuje ze stanice Gateway. Vezměte technika do kupole: při každé údržbě kredity ({n}).',
  'lesson.corporations.goods.recruit.dome': 'To jde, ale technik v kupoli vydělává v každém kole.',
  'lesson.corporations.goods.fund': 'Teď technik, který realizuje projekt. První pole nic nestojí.',
  'lesson.corporations.goods.fund.type': 'To jde, ale technik, který projekt realizuje, získá akci korporace.',
  'lesson.corporations.goods.project':
    'Vezměte projekt {project}. Cena: kredity {credits} a společná energie musí být aspoň {energy}.',
  'lesson.corporations.goods.project.other': 'To jde, ale projekt {project} dává helium-3 v každém kole.',
  'lesson.corporations.goods.card':
    'Technik, který realizuje projekt, hned provede akci korporace. Použijte novou kartu: dvě jednotky helia-3.',
  'lesson.corporations.goods.card.new': 'Později. Nová karta je zdarma a působí jednou za kolo: použijte ji teď.',
  'lesson.corporations.goods.gateway':
    'Na stanici Gateway je vždy místo. Pošlete inženýra: 3 kredity, nový astronaut a jedna akce korporace, v libovolném pořadí.',
  'lesson.corporations.goods.gateway.type': 'To jde, ale teď vyzkoušejte stanici Gateway, s inženýrem.',
  'lesson.corporations.goods.again': 'Máte už kredity a vědce. Jako akci korporace pošlete znovu náklad.',
  'lesson.corporations.goods.again.ship': 'Dva body reputace jsou dobré, ale náklad přinese víc.',
  'lesson.corporations.goods.two': 'Pošlete dvě jednotky helia-3 z druhé úrovně. Body: {n}.',
  'lesson.corporations.goods.two.more': 'I to jde. Vyberte pole, které stojí dvě jednotky helia-3 a nic jiného.',
  'lesson.corporations.goods.goal':
    'Dva náklady splňují dolní cíl Moon Mining. Za celou hru berete od každé korporace jeden cíl: vezměte ho, nebo počkejte na vyšší.',
  'lesson.corporations.goods.energy': 'Energie je na 2 a projekt vyžaduje 3. Co můžete udělat?',
  'lesson.corporations.goods.energy.buy': 'Nejdřív koupit nouzovou energii, nebo postavit panel',
  'lesson.corporations.goods.energy.credits': 'Doplatit kredity',
  'lesson.corporations.goods.energy.nothing': 'V tomto tahu nic',
  'lesson.corporations.goods.energy.why':
    'Pod 3 lze ve velitelské akci kupovat energii po krocích; panel stojí 1 žeton vzácných zemin.',
};
