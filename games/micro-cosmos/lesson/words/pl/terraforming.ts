import type { terraforming as english } from '../en/terraforming.ts';

export const terraforming: Record<keyof typeof english, string> = {
  'lesson.terraforming': 'Terraformowanie planety',
  'lesson.terraforming.learned': 'Terraformowanie, miejsca na torze i ukończona planeta.',
  'lesson.terraforming.raise.tracks':
    '{planet} potrzebuje biomasy, siły roboczej, minerałów i technologii (razem poziomów: {levels}). Każda wydana jednostka podnosi jeden poziom.',
  'lesson.terraforming.raise.terraform': 'Załoga już działała. Wybierz akcję: Terraformowanie.',
  'lesson.terraforming.raise.biomass':
    'Jedną akcją możesz podnieść dwa poziomy, każdy za jedną jednostkę. Najpierw wydaj jedną jednostkę biomasy.',
  'lesson.terraforming.raise.biomass.each': 'Dozwolone są dowolne dwie. Tym razem weź po jednej z każdego rodzaju.',
  'lesson.terraforming.raise.workforce': 'I jedną jednostkę siły roboczej.',
  'lesson.terraforming.raise.workforce.each': 'Dozwolone są dowolne dwie. Tym razem weź po jednej z każdego rodzaju.',
  'lesson.terraforming.raise.space':
    'Twój znacznik stoi na polu 2. Gdy planeta {planet} będzie gotowa, każdy zdobędzie tyle, ile wskazuje jego pole; pierwsze miejsce {first} więcej, drugie {second}. Teraz: {now}.',
  'lesson.terraforming.raise.worth':
    'Załóżmy, że planeta {planet} jest gotowa, twój znacznik stoi na polu {space}, a {rival} jest za tobą. Ile punktów zdobywasz?',
  'lesson.terraforming.raise.worth.both': '{sum}',
  'lesson.terraforming.raise.worth.space': '{space}',
  'lesson.terraforming.raise.worth.place': '{first}',
  'lesson.terraforming.raise.worth.why':
    'Pole i miejsce: {space} + {first}. Znacznik, który później wchodzi na zajęte pole, wyprzedza tamte.',
  'lesson.terraforming.complete.travel':
    'Kilka rund później. Planecie {planet} brakuje po jednej jednostce biomasy i technologii, a ty je masz. Leć tam.',
  'lesson.terraforming.complete.terraform': 'Znów wybierz Terraformowanie.',
  'lesson.terraforming.complete.biomass': 'Brakuje dwóch poziomów. Najpierw podnieś tor biomasy.',
  'lesson.terraforming.complete.last': 'Został jeden poziom. Podnieś tor technologii.',
  'lesson.terraforming.complete.last.stop': 'Jeszcze nie: podnieś ostatni poziom i ukończ planetę.',
  'lesson.terraforming.complete.flipped':
    'Gotowe! Zdobywasz punkty swojego pola i {first} za pierwsze miejsce. Karta się odwraca: daje więcej, a ocalali mogą się tu osiedlać.',
};
