import type { threeResources as english } from '../en/three-resources.ts';

export const threeResources: Record<keyof typeof english, string> = {
  'lesson.three-resources': 'Trzy zasoby',
  'lesson.three-resources.learned': 'Rozwój, Budowa, pierwszy pas, utrzymanie i przychód.',
  'lesson.three-resources.round.resources':
    'Za materiały budujesz, za naukę zdobywasz technologie, z funduszy płacisz utrzymanie. Masz {materials}, {science} i {money}.',
  'lesson.three-resources.round.outlook':
    'Tu widać, jak skończy się runda: zapas {stored} + produkcja {income} − utrzymanie {upkeep} = fundusze {money}. Każdy kolejny dysk podnosi utrzymanie.',
  'lesson.three-resources.round.research': 'Wybierz Rozwój. Jedna taka akcja to jedna technologia.',
  'lesson.three-resources.round.nanorobots':
    'Weź Nanoroboty: odtąd każda Budowa ma o jedną aktywację więcej. Cena: nauka {cost}.',
  'lesson.three-resources.round.nanorobots.other': 'Stać cię na to, ale Nanoroboty pomogą w tym, co zaraz nastąpi.',
  'lesson.three-resources.round.track':
    'Leży na twoim torze Nano. Każda następna technologia będzie tam tańsza, a tor z co najmniej czterema daje punkty.',
  'lesson.three-resources.round.build': 'Teraz Budowa.',
  'lesson.three-resources.round.interceptor':
    'Myśliwiec kosztuje materiałów: {cost}, a masz {have}. Zbuduj go w sektorze Procyon.',
  'lesson.three-resources.round.interceptor.plan':
    'To dozwolone, ale flota zbiera się w sektorze Procyon: zbuduj tam myśliwiec.',
  'lesson.three-resources.round.end':
    'Zostało materiałów: {left}, za mało na coś jeszcze. Zakończ akcję: niewykorzystane aktywacje przepadają.',
  'lesson.three-resources.round.pass':
    'Na tę rundę wystarczy. Kto pasuje pierwszy, dostaje {bonus} do funduszy i zaczyna następną rundę. Spasuj.',
  'lesson.three-resources.round.pass.last':
    'Można działać dalej, ale każdy kolejny dysk kosztuje. Spasuj przed innymi.',
  'lesson.three-resources.round.upkeep':
    'Koniec rundy: zapas {stored} + {bonus} za pierwszy pas + produkcja {income} − utrzymanie {upkeep} = fundusze {money}.',
  'lesson.three-resources.round.back':
    'Dyski z akcji wróciły: utrzymanie {upkeep}. Te na sektorach zostają, więc każdy posiadany sektor podraża wszystkie późniejsze akcje.',
  'lesson.three-resources.round.debt': 'A gdyby funduszy nie starczyło na utrzymanie?',
  'lesson.three-resources.round.debt.sell': 'Handlujesz albo opuszczasz sektory',
  'lesson.three-resources.round.debt.borrow': 'Pożycza ci {rival}',
  'lesson.three-resources.round.debt.zero': 'Nic, po prostu zostaje zero',
  'lesson.three-resources.round.debt.why':
    'Na akcję zawsze starcza dysków, nie zawsze funduszy. Przyciski akcji pokazują, ile by zostało.',
};
