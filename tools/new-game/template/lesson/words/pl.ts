import { counted } from '@orrery/ui/plural';
import type { Key } from './en.ts';

export const pl: Record<Key, string> = {
  'lesson.first-moon': 'Twój pierwszy księżyc',
  'lesson.first-moon.learned': 'Gwiazdy, przebieg tury i zdobywanie księżyca.',
  'lesson.first-moon.io.goal':
    'Karty dają księżycom światło. Gdy na księżycu {moon} zajęte są wszystkie miejsca (jest ich {room}), punkty ({points}) zdobywa ten, kto dał mu najwięcej światła.',
  'lesson.first-moon.io.star':
    'Najpierw każdy odkłada zakrytą kartę: gwiazdę. Na końcu najwyższa daje punkty ({points}). Odłóż kartę {card}.',
  'lesson.first-moon.io.star.high': 'Punktuje tylko najwyższa gwiazda: tym razem weź kartę {card}.',
  'lesson.first-moon.io.moon':
    '{rival} ma na księżycu {moon} światło {light}, a następna karta będzie tam ostatnia. Wybierz księżyc {moon} i rozstrzygnij.',
  'lesson.first-moon.io.moon.last':
    'Tam {rival} może cię jeszcze wyprzedzić. {moon} mieści już tylko jedną kartę: twoją.',
  'lesson.first-moon.io.card':
    'Wystarczy więcej niż {light}. Zagraj {card}, a wyższą kartę zachowaj na większy księżyc.',
  'lesson.first-moon.io.card.low': 'To mniej niż {light}: księżyc zdobywa wtedy {rival}.',
  'lesson.first-moon.io.card.enough': 'To też wygrywa, ale {card} wystarczy.',
  'lesson.first-moon.io.tie':
    'Księżyc jest twój, a {rival} gra dalej na księżyc {moon}. Jeśli będziecie tam mieć na końcu tyle samo światła, kto zdobędzie punkty?',
  'lesson.first-moon.io.tie.first': 'Kto zagrał tam jako pierwszy',
  'lesson.first-moon.io.tie.both': 'Każde z was, po połowie',
  'lesson.first-moon.io.tie.nobody': 'Nikt',
  'lesson.first-moon.io.tie.why': 'Remisujący dzielą punkty po równo, w dół: każde z was dostaje {half}.',

  'coach.goal.moons': 'Punkty za księżyc dostaje ten, kto da mu najwięcej światła. Wygrywa najwięcej punktów.',
  'coach.goal.turn': 'W swojej turze wybierasz księżyc i zagrywasz na niego kartę. Pełny księżyc punktuje od razu.',
  'coach.goal.star': 'Jedna karta to twoja tajna gwiazda: na końcu punktuje najwyższa.',
  'coach.lay-star': 'Gwiazda leży zakryta do końca gry; wtedy punktuje najwyższa. Ta karta znika z twojej ręki.',
  'coach.lay-star.high': 'Czy jest dość wysoka, by być najwyższa?',
  'coach.lay-star.hand': 'Jakie karty zostają na księżyce?',
  'coach.choose-moon': 'Tu położysz kartę. Ten wybór możesz jeszcze cofnąć, dopóki jej nie zagrasz.',
  'coach.choose-moon.last': 'Gdzie twoja karta będzie ostatnia?',
  'coach.choose-moon.worth': 'Który księżyc jest wart wysokiej karty?',
  'coach.play-card':
    'Liczba na karcie to twoje światło na tym księżycu. Karta tam zostaje, dobierasz następną i nic już nie można cofnąć.',
  'coach.play-card.enough': 'Która najniższa karta wystarczy do prowadzenia?',
  'coach.play-card.lost': 'Jeśli księżyc jest stracony: której karty najmniej potrzebujesz?',

  'term.star': 'Zakryta karta odłożona przed pierwszą turą. Na końcu punktuje najwyższa.',
  'term.light': 'Suma kart jednego gracza na księżycu.',

  'tip.last': 'Kto zagrywa na księżyc ostatnią kartę, ten wie, ile trzeba, by go zdobyć.',
  'tip.little': 'Wygrywaj o włos: zachowana wysoka karta zdobędzie inny księżyc.',
  'tip.worth': 'Księżyce z większą liczbą miejsc są więcej warte, ale trudniej utrzymać na nich prowadzenie.',
  'tip.star': 'Średnia gwiazda to stracona karta: odłóż bardzo wysoką albo najniższą.',
  'tip.tie': 'Przy równej liczbie punktów wygrywa ten, kto zagrał mniej światła: nie marnuj go.',

  'sign.points': counted(
    'n',
    'punkt za zdobyte księżyce',
    'punkty za zdobyte księżyce',
    'punktów za zdobyte księżyce',
    'punktu za zdobyte księżyce',
  ),
  'sign.moons-led': counted(
    'n',
    'księżyc z prowadzeniem',
    'księżyce z prowadzeniem',
    'księżyców z prowadzeniem',
    'księżyca z prowadzeniem',
  ),
  'sign.points-led': counted(
    'n',
    'punkt na księżycach z prowadzeniem',
    'punkty na księżycach z prowadzeniem',
    'punktów na księżycach z prowadzeniem',
    'punktu na księżycach z prowadzeniem',
  ),
  'sign.hand': counted(
    'n',
    'punkt światła na ręce',
    'punkty światła na ręce',
    'punktów światła na ręce',
    'punktu światła na ręce',
  ),
  'sign.star': '{n} na gwieździe',
};
