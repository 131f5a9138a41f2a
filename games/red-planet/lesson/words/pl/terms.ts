export const terms = {
  'term.zone':
    'Jeden z dziewięciu obszarów Marsa albo Phobos. Kto ma w niej najwięcej astronautów, zabiera żetony przy produkcji.',
  'term.adjacent': 'Strefy o wspólnej granicy. Odkrywca przesuwa między nimi astronautów; Phobos nie graniczy z żadną.',
  'term.phobos':
    'Księżyc. Punktuje jak strefa, ale z żadną nie graniczy: tylko Żołnierz sprowadza z niego astronautów.',
  'term.lost': 'Tu trafiają astronauci zabici lub straceni ze statkiem. Wracają tylko dzięki karcie.',
  'term.dock':
    'Tu statki czekają na załogę. Tylko na zadokowany statek można wsiąść, kazać mu startować albo go zniszczyć.',
  'term.launch':
    'Pełny statek startuje, gdy działająca postać zostanie rozpatrzona. Odtąd nikt na niego nie wsiądzie ani go nie zniszczy; ląduje na koniec rundy.',
  'term.destination':
    'Strefa, do której leci statek. Pilot może ją zmienić, nawet w locie; nieznaną wybiera pierwszy na pokładzie.',
  'term.mineral':
    'Żeton lodu to 1 punkt, sylvanitu 2, celerium 3. Surowiec strefy widać, gdy wylądują w niej pierwsi astronauci.',
  'term.majority':
    'Więcej astronautów w strefie niż ktokolwiek inny. Remis dzieli żetony; czego nie da się podzielić, zostaje.',
  'term.production':
    'Po rundach 5, 8 i 10 każda odkryta strefa daje 1, 2, a potem 3 żetony temu, kto ma w niej przewagę.',
  'term.character': 'Jedna z dziewięciu kart z numerem i zdolnością. Zagrana wraca tylko dzięki Rekruterowi.',
  'term.countdown': 'Postacie działają według numerów, od 9 do 1.',
  'term.first-player':
    'Przy równych postaciach działa najpierw pierwszy gracz, potem pozostali zgodnie z ruchem wskazówek zegara.',
  'term.event-card': 'Odkrycie, misja albo akcja, dobierana przez Naukowca.',
  'term.discovery': 'Tajna karta przy strefie, ujawniana przed ostatnią produkcją. Zmienia to, ile strefa jest warta.',
  'term.mission': 'Tajny cel. Punktuje na koniec gry, jeśli jego warunek jest wtedy spełniony.',
  'term.action': 'Karta o jednorazowym efekcie. Leży zakryta, dopóki jej tekst nie każe właścicielowi jej ujawnić.',
  'term.monopoly': 'Kto ma na koniec najwięcej lodu, dostaje 9 punktów; remis je dzieli.',
} as const;
