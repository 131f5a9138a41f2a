import type { terms as english } from '../en/terms.ts';

export const terms: Record<keyof typeof english, string> = {
  'term.station': 'Obrotowy magazyn wszystkich kafelków, w dwóch pierścieniach po sześć stosów.',
  'term.section':
    'Szósta część stacji: stos pierścienia zewnętrznego i stos wewnętrznego. Bierzesz kafelki z sekcji przed tobą.',
  'term.ring': 'Pierścień zewnętrzny stacji zawiera duże kafelki, wewnętrzny małe.',
  'term.commander':
    'Obraca stację w tej rundzie i pierwszy bierze karty cywilizacji. W następnej rundzie dowodzi kolejny gracz.',
  'term.terrain':
    'To, czym kafelek zakrywa grunt: cywilizacja, woda, biomasa, łazik, technologia lub energia. Każdy kafelek ma dwa tereny.',
  'term.building':
    'Kafelek ma po jednym budynku na każdym z dwóch terenów. Budynek przesuwa znacznik swojego terenu o jeden.',
  'term.tracker': 'Znacznik na torze. Idąc w górę, zdobywa każdy symbol pola, na którym staje.',
  'term.space': 'Krok na torze. Jego symbole zdobywa znacznik, który na nim staje.',
  'term.medal': 'Punkty na koniec: przy linii za jej ukończenie, na torze najwyższy osiągnięty.',
  'term.milestone': 'Symbole właściwe dla toru: karta cywilizacji, łatka, łazik, technologia.',
  'term.synergy':
    'Przesuwa jeden dowolny twój znacznik o jeden. Zdobywa on to, co pokazuje pole, także kolejną synergię.',
  'term.ice': 'Jasne pola planety. Budynek wody działa tylko wtedy, gdy część wody jego kafelka leży na lodzie.',
  'term.perimeter': 'Pola na brzegu planety. Pierwszy element musi zakryć jedno z nich.',
  'term.patch': 'Pojedyncze pole biomasy bez budynku. Zakrywa pole i nie przesuwa znaczników.',
  'term.rover': 'Jeździ po planecie i zbiera meteoryty oraz kapsuły. Umieszczony na nim element go niszczy.',
  'term.movement': 'Punkty dla łazików: jeden punkt to jedno pole. Reszta przepada z końcem rundy.',
  'term.meteorite': 'Psuje swój rząd i kolumnę, dopóki nie zostanie zebrany. Trzy zebrane to 1 punkt.',
  'term.lifepod':
    'Rozbitkowie na planecie. Łazik, który dotrze do kapsuły, zbiera ją: 1 punkt. Umieszczony na niej element ją niszczy.',
  'term.civ-card': 'Karty poziomów od 1 do 4. Jedne działają od razu, inne są tajne i punktują na koniec.',
  'term.claim': 'Prawo do karty cywilizacji. Karty bierze się, gdy wszyscy potwierdzą, zaczynając od dowódcy.',
  'term.technology': 'Zdolność twojej korporacji. Działa od chwili osiągnięcia jej pola na torze technologii.',
  'term.energy-area':
    'Wszystkie pola energii połączone bokami. Jej budynek może przesunąć tereny, z którymi się ona styka.',
  'term.neighbour-mission': 'Porównanie dwóch sąsiadów na koniec gry: 5 punktów za lepszy wynik, przy remisie po 2.',
  'term.event': 'Karta na początku rundy, którą rozpatrują wszyscy, jeśli gracie z wydarzeniami.',
};
