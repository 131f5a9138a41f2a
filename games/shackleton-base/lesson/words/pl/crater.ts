import type { crater as english } from '../en/crater.ts';

export const crater: Record<keyof typeof english, string> = {
  'lesson.crater': 'Praca w kraterze',
  'lesson.crater.learned': 'Cel gry, wahadłowce, trzy typy astronautów, rzędy i opłata za sektor.',
  'lesson.crater.rows.goal':
    'Trzy rundy, w każdej sześciu astronautów: osiemnaście akcji na zbudowanie najlepszej bazy na Księżycu. Wygrywa najwięcej punktów.',
  'lesson.crater.rows.shuttle':
    'Wybierz wahadłowiec: sześciu astronautów, zasoby i numer, od którego zależy kolejność. Weź numer 5 dla jego tytanu.',
  'lesson.crater.rows.shuttle.titanium':
    'Niższy numer działa wcześniej, ale tym razem więcej wart jest tytan z numeru 5.',
  'lesson.crater.rows.row':
    'W każdej turze wystawiasz jednego astronautę. Na polu krateru pracuje on w rzędzie czterech sektorów przed sobą, wszędzie tam, gdzie stoi budynek.',
  'lesson.crater.rows.due':
    'Budynki stoją w dwóch z czterech. Sektor z twoją kopułą jest darmowy. Za drugi, z neutralną kopułą, wnosisz opłatę za sektor podaną na polu: {rent}.',
  'lesson.crater.rows.engineer':
    'Wystaw inżyniera na polu krateru {space}. Co rząd daje i ile kosztuje, widać obok, zanim potwierdzisz.',
  'lesson.crater.rows.engineer.type': 'Miejsce się zgadza. Wystaw inżyniera: pozostałe typy przyjdą zaraz potem.',
  'lesson.crater.rows.engineer.here':
    'To możliwe, ale w tym rzędzie stoi twoja kopuła: wystaw inżyniera na zaznaczonym polu.',
  'lesson.crater.rows.mined':
    'Inżynier wydobywa po jednym zasobie z sektora: metale ziem rzadkich z twojego, tytan z drugiego.',
  'lesson.crater.rows.technician':
    'Technik zarabia w każdym sektorze 3 kredyty. Wyślij go na pole krateru {space}: w tym rzędzie stoi tylko twoja kopuła, więc bez opłaty za sektor.',
  'lesson.crater.rows.technician.type': 'Miejsce się zgadza. Tym razem wystaw technika.',
  'lesson.crater.rows.technician.here': 'To możliwe, ale tam zapłacisz opłatę za sektor. Wybierz zaznaczone pole.',
  'lesson.crater.rows.scientist':
    'Naukowiec aktywuje po jednym żetonie korporacji przy każdym sektorze. Pole krateru {space} prowadzi obok Moon Mining: jedna jednostka helu-3.',
  'lesson.crater.rows.scientist.type': 'Miejsce się zgadza. Wystaw naukowca.',
  'lesson.crater.rows.scientist.here': 'To możliwe, ale to zaznaczony rząd prowadzi obok żetonu Moon Mining.',
  'lesson.crater.rows.rent':
    'Pole krateru {space}, opłata za sektor {rent}. W rzędzie stoi twoja kopuła, a w innym sektorze kopuła, którą ma {rival}. Ile kredytów płacisz?',
  'lesson.crater.rows.rent.owner': '{rent}, dostaje je {rival}',
  'lesson.crater.rows.rent.nobody': 'Nic, jesteś w tym rzędzie',
  'lesson.crater.rows.rent.both': '{both}, za oba sektory',
  'lesson.crater.rows.rent.why':
    'Opłata za sektor należy się za każdy sektor bez twojego budynku; dostaje ją właściciel największego, który tam stoi.',
};
