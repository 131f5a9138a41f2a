import type { nineCharacters as english } from '../en/nine-characters.ts';

export const nineCharacters: Record<keyof typeof english, string> = {
  'lesson.nine-characters': 'Dziewięć postaci',
  'lesson.nine-characters.learned': 'Dlaczego numer ma znaczenie; Sabotażysta, Femme fatale, Pilot i Rekruter.',
  'lesson.nine-characters.saboteur.play':
    '{rival} lubi pełne statki. Zagraj Sabotażystę, 5: umieszcza jednego astronautę, a potem wysadza statek stojący w doku.',
  'lesson.nine-characters.saboteur.before-you':
    'Naukowiec, 7, działa przed twoją piątką. Na statku do strefy Syrtis Major czeka już trzech astronautów ({rival}).',
  'lesson.nine-characters.saboteur.board':
    'Najpierw musisz kogoś umieścić. Wybierz statek do strefy Hellas, nie ten, który zaraz zniszczysz.',
  'lesson.nine-characters.saboteur.board.lost':
    'Nie ten: razem ze statkiem przepadają wszyscy na pokładzie, także twoi ludzie.',
  'lesson.nine-characters.saboteur.destroy': 'Teraz zniszcz statek do strefy Syrtis Major.',
  'lesson.nine-characters.saboteur.lost':
    'Trzech rywali przepadło na zawsze w przestrzeni. Statek, który wystartował, jest bezpieczny: Sabotażysta sięga tylko doków.',
  'lesson.nine-characters.femme-fatale.play':
    'Zaczynamy od nowa. Zagraj Femme fatale, 4. Zamienia astronautę rywala w twojego wszędzie tam, gdzie masz kogoś swojego.',
  'lesson.nine-characters.femme-fatale.board':
    'Idź więc tam, gdzie są rywale. Wsiądź na statek do strefy Syrtis Major: {rival} i {other} mają tam po jednym astronaucie.',
  'lesson.nine-characters.femme-fatale.replace':
    'Naciśnij astronautę ({rival}). On przepada, a jego miejsce zajmuje twój.',
  'lesson.nine-characters.femme-fatale.same-number':
    'Dwóch z trzech na pokładzie jest teraz twoich. Liczba ludzi się nie zmienia, więc to nigdy nie zapełnia statku.',
  'lesson.nine-characters.pilot.play':
    'Jeszcze raz od początku. Zagraj Pilota, 1. Działa ostatni: umieszcza dwóch astronautów, a potem daje dowolnemu statkowi nowe miejsce docelowe, nawet w locie.',
  'lesson.nine-characters.pilot.first':
    '{rival} leci do strefy Syrtis Major z czterema. Umieść pierwszego astronautę na statku do strefy Hellas.',
  'lesson.nine-characters.pilot.second': 'I drugiego.',
  'lesson.nine-characters.pilot.ship': 'Teraz wybierz statek, który leci.',
  'lesson.nine-characters.pilot.destination':
    'Wyślij go na Phobosa. Księżyc nie sąsiaduje z żadną strefą: astronautów sprowadza stamtąd tylko Żołnierz.',
  'lesson.nine-characters.pilot.numbers':
    'Chcesz wsiąść na statek, zanim zapełnią go inni. Która postać nadaje się najlepiej?',
  'lesson.nine-characters.pilot.numbers.scientist': 'Naukowiec, numer 7',
  'lesson.nine-characters.pilot.numbers.travel-agent': 'Agent podróży, numer 3',
  'lesson.nine-characters.pilot.numbers.pilot': 'Pilot, numer 1',
  'lesson.nine-characters.pilot.numbers.why':
    'Odliczanie biegnie od 9 do 1: wysokie numery mają wolne miejsca, niskie widzą, co się stało.',
  'lesson.nine-characters.pilot.recruiter':
    'Zagrane postacie zostają na stole. Tylko Rekruter, 9, przywraca wszystkie, więc dobrze wybierz jego rundę.',
};
