import type { build as english } from '../en/build.ts';

export const build: Record<keyof typeof english, string> = {
  'lesson.build': 'Budowa',
  'lesson.build.learned': 'Pola dowodzenia, zasilanie, panele, co mieści się w jednym sektorze, premia inżyniera.',
  'lesson.build.buildings.power':
    'Aby można było w nim budować, sektor musi mieć zasilanie: własny panel słoneczny. W I1 jest panel i neutralna kopuła.',
  'lesson.build.buildings.engineer':
    'Wyślij inżyniera, by postawić budynek. Liczy się pierwsze wolne pole od lewej; to pierwsze nic nie kosztuje.',
  'lesson.build.buildings.engineer.why': 'Można, ale tylko inżynier dostaje premię za budowanie.',
  'lesson.build.buildings.go-on':
    'Przed głównym efektem można postawić panel albo kupić energię. Tu nie trzeba: przejdź dalej.',
  'lesson.build.buildings.go-on.later': 'Ten sektor ma już zasilanie. Zachowaj metale ziem rzadkich: przejdź dalej.',
  'lesson.build.buildings.workshop':
    'Wybierz Warsztat utrzymania. Cena: tytan {n}. Inżynierowie, którzy w nim mieszkają, obniżają utrzymanie.',
  'lesson.build.buildings.workshop.other': 'Można, ale Warsztat utrzymania oszczędza kredyty w każdej rundzie.',
  'lesson.build.buildings.place': 'Postaw go w I1. Warsztat i kopuła mogą dzielić sektor, bo mają różne rozmiary.',
  'lesson.build.buildings.place.row': 'To dozwolone, ale w I1 pomaga kopule: oba budynki leżą w jednym rzędzie.',
  'lesson.build.buildings.bonus':
    'Inżynier, który buduje, sprowadza korporację. Wybierz Moon Mining i narożnik między I1, I2 i O2: żeton działa od razu.',
  'lesson.build.buildings.bonus.other': 'To dozwolone. Wybierz jednak Moon Mining i narożnik między I1, I2 i O2.',
  'lesson.build.buildings.again': 'Jeszcze raz budowa, tym razem z technikiem. Cena drugiego pola: {n}.',
  'lesson.build.buildings.again.spare': 'Wyślij technika, aby drugi inżynier mógł jeszcze pracować w kraterze.',
  'lesson.build.buildings.panel':
    'Dla kopuły nie było już zasilanego sektora, więc najpierw stanął panel. Podnosi on wspólną energię, a mijane symbole dają reputację.',
  'lesson.build.buildings.dome':
    'Postaw kopułę w O2. Panel przenosi się tam, a O2 leży w rzędach z oboma twoimi budynkami.',
  'lesson.build.buildings.dome.row': 'To dozwolone, ale O2 leży w rzędach z twoją kopułą i z twoim warsztatem.',
  'lesson.build.buildings.shared': 'I4 ma zasilanie. Dlaczego następna kopuła nie może tam stanąć?',
  'lesson.build.buildings.shared.dome': 'Stoi tam już kopuła',
  'lesson.build.buildings.shared.far': 'To za daleko',
  'lesson.build.buildings.shared.neutral': 'To neutralny teren',
  'lesson.build.buildings.shared.why':
    'W sektorze nie mogą stać dwa budynki jednego rozmiaru ani dwa twoje. Rozmiary 1, 2 i 3 go wypełniają.',
};
