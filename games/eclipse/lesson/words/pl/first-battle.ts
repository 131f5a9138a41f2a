import type { firstBattle as english } from '../en/first-battle.ts';

export const firstBattle: Record<keyof typeof english, string> = {
  'lesson.first-battle': 'Pierwsza bitwa',
  'lesson.first-battle.learned': 'Ruch, wiązanie statków, inicjatywa, trafienia, reputacja i łupy.',
  'lesson.first-battle.ancient.move': 'Wybierz Ruch. Liczba ruchów Terran w jednej akcji: {times}.',
  'lesson.first-battle.ancient.first': 'Wyślij myśliwiec do sektora Zeta Herculis.',
  'lesson.first-battle.ancient.first.there': 'Starożytny czeka w drugą stronę, a myśliwce ruszają pierwsze.',
  'lesson.first-battle.ancient.second':
    'Drugi też. Każdy wrogi statek wiąże jeden twój: związany statek nie poleci dalej. Dlatego warto przybyć liczniej.',
  'lesson.first-battle.ancient.cruiser': 'I krążownik.',
  'lesson.first-battle.ancient.pass': 'Bitwy toczą się po wszystkich akcjach. Spasuj, a walka się zacznie.',
  'lesson.first-battle.ancient.attack':
    'Pierwszy strzela ten, kto ma wyższą inicjatywę: twoje myśliwce {own}, Starożytny {ancient}. Trafia wynik rzutu plus komputer równy co najmniej 6. Atakuj!',
  'lesson.first-battle.ancient.attack.stay':
    'Można uciec, ale szanse są dobre: dwa działa strzelają przed Starożytnym.',
  'lesson.first-battle.ancient.again':
    'Jedno trafienie, ale Starożytny ma kadłub 1 i trwa dalej. Ginie jeden myśliwiec. Teraz krążownik: atakuj!',
  'lesson.first-battle.ancient.again.stay': 'Można uciec, ale jeszcze jedno trafienie wygrywa tę bitwę.',
  'lesson.first-battle.ancient.reputation':
    'Zwycięstwo! Dobierasz płytkę reputacji za udział i jedną za Starożytnego, a zachowujesz jedną. To punkty: zachowaj 3.',
  'lesson.first-battle.ancient.reputation.less': 'To dozwolone, ale liczba na płytce to jej punkty.',
  'lesson.first-battle.ancient.claim': 'Sektor jest już wolny. Połóż na nim dysk.',
  'lesson.first-battle.ancient.claim.take': 'Wolno zrezygnować, ale z sektorem idą odkrycie i dwie planety.',
  'lesson.first-battle.ancient.use':
    'Odkrycie jest twoje: użyj go albo zachowaj na koniec za 2 punkty. Na początku gry bardziej pomagają zasoby: użyj.',
  'lesson.first-battle.ancient.use.early': 'Dwa punkty są dobre pod koniec gry. Teraz bardziej pomogą zasoby.',
  'lesson.first-battle.ancient.money': 'Przed utrzymaniem możesz jeszcze zasiedlać. Zajmij planetę z funduszami…',
  'lesson.first-battle.ancient.science': '…i planetę z nauką.',
  'lesson.first-battle.ancient.hull': 'Statek z kadłubem 2 ma dwa uszkodzenia. Czy jest zniszczony?',
  'lesson.first-battle.ancient.hull.no': 'Nie, uszkodzeń musi być więcej niż wynosi kadłub',
  'lesson.first-battle.ancient.hull.yes': 'Tak',
  'lesson.first-battle.ancient.hull.why': 'Zniszczyłyby go trzy. Ocalałe statki są naprawiane po fazie walki.',
};
