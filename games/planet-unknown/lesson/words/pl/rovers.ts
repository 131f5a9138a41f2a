import type { rovers as english } from '../en/rovers.ts';

export const rovers: Record<keyof typeof english, string> = {
  'lesson.rovers': 'Łaziki i meteoryty',
  'lesson.rovers.learned': 'Jak meteoryty psują linie, łaziki zbierają, a kafelki niszczą.',
  'lesson.rovers.fetch.symbol': 'Na tym kafelku jest symbol meteoru: po umieszczeniu na to pole spada meteoryt.',
  'lesson.rovers.fetch.place':
    'Umieść go tak, by meteor spadł na {cell} przy wschodnim brzegu, obok kapsuły ratunkowej. Obracasz go okrągłą strzałką.',
  'lesson.rovers.fetch.place.elsewhere':
    'To dozwolone, ale meteor spadłby gdzie indziej albo kafelek zakryłby kapsułę. Obróć go, aż będzie pasować.',
  'lesson.rovers.fetch.spoilt':
    'Meteoryt psuje cały swój rząd i całą kolumnę: dopóki tam leży, nie dają punktów. Ktoś musi go zebrać.',
  'lesson.rovers.fetch.advance': 'Znacznik łazika wchodzi na pierwsze pole. Rozpatrz to.',
  'lesson.rovers.fetch.landing': 'Łazik ląduje! Rozpatrz wystawienie.',
  'lesson.rovers.fetch.collect':
    'Wystaw go prosto na meteoryt. Wejście na pole zbiera to, co na nim leży: przy lądowaniu tak samo jak w czasie jazdy.',
  'lesson.rovers.fetch.clean':
    'Obie linie są znów czyste. Trzy zebrane meteoryty to 1 punkt, jedna kapsuła to 1 punkt. Naciśnij Gotowe.',
  'lesson.rovers.fetch.second':
    'Kolejny kafelek łazika. Umieść go przy pierwszym, gdzie chcesz, ale nie na kapsule: zakrycie ją niszczy.',
  'lesson.rovers.fetch.second.lost':
    'Łaziki i kapsuły pod nowym kafelkiem przepadają. Weź mały kafelek i zostaw to pole wolne.',
  'lesson.rovers.fetch.movement': 'Najpierw łazik: drugie pole jego toru daje jeden punkt ruchu.',
  'lesson.rovers.fetch.drive':
    'Podjedź o jedno pole do kapsuły: naciśnij łazik, potem pole. Punkty ruchu niewykorzystane do końca rundy przepadają.',
  'lesson.rovers.fetch.covered': 'Co się stanie, gdy umieścisz kafelek na łaziku?',
  'lesson.rovers.fetch.covered.destroyed': 'Łazik zostaje zniszczony',
  'lesson.rovers.fetch.covered.aside': 'Łazik odjeżdża na bok',
  'lesson.rovers.fetch.covered.forbidden': 'To niedozwolone',
  'lesson.rovers.fetch.covered.why':
    'Opuszcza grę bez punktów. Kafelki mogą zakrywać łaziki i kapsuły, więc patrz uważnie.',
};
