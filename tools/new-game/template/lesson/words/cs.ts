import { counted } from '@orrery/ui/plural';
import type { Key } from './en.ts';

export const cs: Record<Key, string> = {
  'lesson.first-moon': 'Váš první měsíc',
  'lesson.first-moon.learned': 'Hvězdy, průběh tahu a zisk měsíce.',
  'lesson.first-moon.io.goal':
    'Karty dávají měsícům světlo. Když jsou na měsíci {moon} obsazena všechna místa (je jich {room}), jeho body ({points}) získá ten, kdo mu dal nejvíc světla.',
  'lesson.first-moon.io.star':
    'Nejprve každý odloží jednu kartu lícem dolů: hvězdu. Na konci nejvyšší přinese body ({points}). Odložte kartu {card}.',
  'lesson.first-moon.io.star.high': 'Boduje jen nejvyšší hvězda: tentokrát vezměte kartu {card}.',
  'lesson.first-moon.io.moon':
    '{rival} má na měsíci {moon} světlo {light} a příští karta tam bude poslední. Vyberte měsíc {moon} a rozhodněte o něm.',
  'lesson.first-moon.io.moon.last':
    'Tam vás {rival} ještě může předstihnout. Na {moon} se vejde už jen jedna karta: vaše.',
  'lesson.first-moon.io.card': 'Stačí víc než {light}. Zahrajte {card} a vyšší kartu si nechte na větší měsíc.',
  'lesson.first-moon.io.card.low': 'To je méně než {light}: měsíc pak získává {rival}.',
  'lesson.first-moon.io.card.enough': 'I ta vyhraje, ale {card} stačí.',
  'lesson.first-moon.io.tie':
    'Měsíc je váš a {rival} hraje dál na měsíc {moon}. Pokud tam nakonec budete mít stejně světla, kdo získá jeho body?',
  'lesson.first-moon.io.tie.first': 'Kdo tam hrál jako první',
  'lesson.first-moon.io.tie.both': 'Každý z vás polovinu',
  'lesson.first-moon.io.tie.nobody': 'Nikdo',
  'lesson.first-moon.io.tie.why': 'Při remíze se body dělí rovným dílem, zaokrouhleně dolů: každý dostane {half}.',

  'coach.goal.moons': 'Body za měsíc získá ten, kdo mu dá nejvíc světla. Vyhrává nejvíc bodů.',
  'coach.goal.turn': 'Ve svém tahu vyberete měsíc a zahrajete na něj kartu. Plný měsíc boduje hned.',
  'coach.goal.star': 'Jedna karta je vaše tajná hvězda: na konci boduje nejvyšší.',
  'coach.lay-star': 'Hvězda leží lícem dolů až do konce hry; pak boduje nejvyšší. Ta karta zmizí z vaší ruky.',
  'coach.lay-star.high': 'Je dost vysoká, aby byla nejvyšší?',
  'coach.lay-star.hand': 'Jaké karty vám zbudou na měsíce?',
  'coach.choose-moon': 'Sem položíte kartu. Dokud ji nezahrajete, můžete tento výběr vzít zpět.',
  'coach.choose-moon.last': 'Kde bude vaše karta poslední?',
  'coach.choose-moon.worth': 'Který měsíc stojí za vysokou kartu?',
  'coach.play-card':
    'Číslo na kartě je vaše světlo na tomto měsíci. Karta tam zůstane, vezmete si další a nic už nelze vzít zpět.',
  'coach.play-card.enough': 'Která nejnižší karta stačí k vedení?',
  'coach.play-card.lost': 'Je-li měsíc ztracený: kterou kartu potřebujete nejméně?',

  'term.star': 'Karta odložená lícem dolů před prvním tahem. Na konci boduje nejvyšší.',
  'term.light': 'Součet karet jednoho hráče na měsíci.',

  'tip.last': 'Kdo hraje na měsíc poslední kartu, ví, kolik k jeho zisku stačí.',
  'tip.little': 'Vyhrávejte o málo: vysoká karta, kterou si necháte, získá jiný měsíc.',
  'tip.worth': 'Měsíce s více místy mají větší cenu, ale vedení se na nich hůř udrží.',
  'tip.star': 'Průměrná hvězda je ztracená karta: odložte velmi vysokou, nebo nejnižší.',
  'tip.tie': 'Při shodě bodů vyhrává ten, kdo zahrál méně světla: neplýtvejte jím.',

  'sign.points': counted(
    'n',
    'bod za získané měsíce',
    'body za získané měsíce',
    'bodu za získané měsíce',
    'bodů za získané měsíce',
  ),
  'sign.moons-led': counted('n', 'měsíc s vedením', 'měsíce s vedením', 'měsíce s vedením', 'měsíců s vedením'),
  'sign.points-led': counted(
    'n',
    'bod na měsících s vedením',
    'body na měsících s vedením',
    'bodu na měsících s vedením',
    'bodů na měsících s vedením',
  ),
  'sign.hand': counted('n', 'bod světla v ruce', 'body světla v ruce', 'bodu světla v ruce', 'bodů světla v ruce'),
  'sign.star': '{n} na hvězdě',
};
