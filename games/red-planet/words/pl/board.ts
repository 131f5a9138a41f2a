import { counted } from '@orrery/ui/plural';
import type { board as english } from '../en/board.ts';

const astronauts = counted('count', 'astronauta', 'astronauci', 'astronautów', 'astronauty');
const cards = counted('count', 'karta', 'karty', 'kart', 'karty');
const tokens = counted('count', 'żeton', 'żetony', 'żetonów', 'żetonu');
/** After "po": "po 1 żetonie", "po 2 żetony". */
const tokensEach = counted('count', 'żetonie', 'żetony', 'żetonów', 'żetonu');
const points = counted('points', 'punkt', 'punkty', 'punktów', 'punktu');
const pointsEach = counted('points', 'punkcie', 'punkty', 'punktów', 'punktu');

export const board: Record<keyof typeof english, string> = {
  'board.moment.round': 'Runda {round} z 10',
  'board.moment.production': 'Produkcja {production} z 3',
  'board.moment.reveal': 'Ujawnienie odkryć',
  'board.moment.scoring': 'Końcowe podliczanie punktów',
  'board.moment.over': 'Koniec wyprawy',
  'board.track': 'Licznik rund',
  'board.track.next':
    '{rounds, plural, =0 {Produkcja {production} po tej rundzie} one {Produkcja {production} za # rundę} few {Produkcja {production} za # rundy} many {Produkcja {production} za # rund} other {Produkcja {production} za # rundy}}',
  'board.countdown': 'Odliczanie do startu: {number}',
  'board.countdown.idle': 'odliczanie nie trwa',
  'board.first': 'Pierwszy gracz: {company}',
  'board.acting': '{company} rozpatruje kartę {character}',

  'board.target': 'można wybrać',
  'board.chosen': 'wybrano',
  'board.move.from': 'przesuń stąd astronautę: {zone}',
  'board.move.to': 'przesuń astronautę tutaj: {zone}',
  'board.board': 'Mars, jego księżyc i platforma startowa',
  'board.keys': 'Strzałki przesuwają, Enter wybiera, N przechodzi do następnej rzeczy, którą można wybrać',

  'board.zone.outer': 'strefa zewnętrzna',
  'board.zone.inner': 'strefa wewnętrzna',
  'board.zone.moon': 'księżyc',
  'board.astronauts': `{company}: ${astronauts}`,
  'board.nobody': 'nikogo tu nie ma',
  'board.resource.hidden': 'surowiec jeszcze nieznany',
  'board.resource.open': 'surowiec: {resource}',
  'board.points.here': 'leży tu: {count} × {resource}',
  'board.discovery': 'Odkrycie',
  'board.discovery.none': 'brak odkrycia',
  'board.discovery.sealed': 'zakryte odkrycie',
  'board.discovery.known': 'zakryte odkrycie, które znasz: {card}',
  'board.discovery.open': 'odkrycie: {card}',
  'board.discovery.never': 'tu nie może być odkrycia',
  'board.next': 'produkcja {production} przyniesie {count} × {resource}',
  'board.next.hidden': 'produkcja {production} nic nie przyniesie, dopóki surowiec jest nieznany',
  'board.next.last': 'produkcji już nie będzie',
  'board.majority.one': 'najwięcej astronautów: {company}',
  'board.majority.tied': 'remis, najwięcej astronautów: {companies}',
  'board.majority.none': 'nikt nie ma przewagi',
  'board.award.one': `w tej chwili {company}: ${tokens}`,
  'board.award.tied': `{rest, plural, =0 {w tej chwili {companies}: po ${tokensEach}} one {w tej chwili {companies}: po ${tokensEach}; zostaje # żeton} few {w tej chwili {companies}: po ${tokensEach}; zostają # żetony} many {w tej chwili {companies}: po ${tokensEach}; zostaje # żetonów} other {w tej chwili {companies}: po ${tokensEach}; zostaje # żetonu}}`,
  'board.award.none':
    '{count, plural, one {w tej chwili zostaje tu # żeton} few {w tej chwili zostają tu # żetony} many {w tej chwili zostaje tu # żetonów} other {w tej chwili zostaje tu # żetonu}}',
  'board.neighbours': 'sąsiednie strefy: {zones}',
  'board.neighbours.none': 'nie sąsiaduje z żadną strefą',

  'board.pad': 'Platforma startowa',
  'board.mars': 'Mars',
  'board.dock.empty': 'Dok {dock} jest pusty',
  'board.ship.called': '{where} (dok {dock})',
  'board.ship.launched': 'statek odpalony',
  'board.ship.bound': 'cel: {zone}',
  'board.ship.unknown': 'nieznane miejsce docelowe',
  'board.ship.unknown.short': 'Nieznane',
  'board.ship.token':
    '{count, plural, =1 {żeton miejsca docelowego: {zone}} one {wierzchni z # żetonów miejsc docelowych: {zone}} few {wierzchni z # żetonów miejsc docelowych: {zone}} many {wierzchni z # żetonów miejsc docelowych: {zone}} other {wierzchni z # żetonu miejsc docelowych: {zone}}}',
  'board.ship.printed': 'nadrukowany cel: {zone}',
  'board.ship.printed.unknown': 'karta nie podaje celu',
  'board.ship.seats': 'zajęte miejsca: {taken} z {capacity}',
  'board.ship.crew': 'Na pokładzie',
  'board.ship.empty': 'nikogo na pokładzie',
  'board.ship.destination': 'Miejsce docelowe',

  'board.lost': 'Zagubieni w przestrzeni',
  'board.lost.short': 'Zagubieni',
  'board.lost.empty': 'nikt nie zaginął',
  'board.deck.events': `Talia wydarzeń: ${cards}`,
  'board.deck.ships': `Talia statków: ${cards}`,
  'board.deck.used': 'Zużyte statki: {count}',
  'board.deck.discarded': 'Odrzucone odkrycia: {count}',
  'board.deck.events.short': 'Wydarzenia',
  'board.deck.ships.short': 'Statki',
  'board.deck.used.short': 'Zużyte',
  'board.pool': 'Żetony miejsc docelowych w puli',
  'board.pool.zone': `{zone}: ${counted('count', 'żeton miejsca docelowego w puli', 'żetony miejsca docelowego w puli', 'żetonów miejsca docelowego w puli', 'żetonu miejsca docelowego w puli')}`,
  'board.spare': 'jeden żeton surowca leży zakryty obok planszy',
  'board.priority': 'Lista priorytetów botów',
  'board.priority.place': '{place}. {zone}',
  'board.ice.one': `{company}: najwięcej lodu ({count}), ${points}`,
  'board.ice.tied': `remis, najwięcej lodu ({count}): {companies}; po ${pointsEach}`,
  'board.ice.none': 'nikt nie ma jeszcze lodu',

  'board.own.hand': 'Twoje postacie',
  'board.own.cards': 'Misje i akcje',
  'board.own.cards.hidden':
    '{count, plural, one {# zakryta karta} few {# zakryte karty} many {# zakrytych kart} other {# zakrytej karty}}',
  'board.own.cards.none': 'nie masz jeszcze misji ani akcji',
  'board.own.deal': 'Zachowaj jedną z tych misji',
  'board.own.rejected': 'zwrócona misja: {card}',
  'board.own.removed': 'usunięte przez neutralnego Naukowca: {card}',
  'board.own.neutral': 'Twój kolor neutralny',
  'board.own.neutral.card': 'w tej rundzie gra: {character} (tajne)',
  'board.own.neutral.none': 'w tej rundzie nie ma jeszcze karty',
  'board.own.watching': 'Oglądasz grę',
  'board.card.mission': 'Misja',
  'board.card.action': 'Akcja',
  'board.card.discovery': 'Odkrycie',
  'board.card.global': 'Misja globalna',
  'board.card.used': 'zużyta',
  'board.character': 'numer {number}, {character}',
  'board.character.ready': 'na ręce',
  'board.character.played': 'zagrana',
  'board.character.chosen': 'wybrana w tej rundzie',
  'board.character.retired': 'poza grą',
  'board.character.boards': `umieszcza ${counted('count', 'astronautę', 'astronautów', 'astronautów', 'astronauty')}`,

  'board.progress.presence': `strefy: {have} z {of}, ${points}`,
  'board.progress.lead': `masz najwięcej ({have}): ${points}`,
  'board.progress.behind': 'masz {have}, najlepszy wynik: {most}',
  'board.progress.each': `dotąd {have}: ${points}`,
  'board.progress.threshold': `{have} z {of}, nagroda: ${points}`,
  'board.progress.kinds': `rodzaje: {have} z {of}, nagroda: ${points}`,
  'board.progress.later': 'działa w trzeciej produkcji',

  'board.supply': `${counted('count', 'astronauta w zapasie', 'astronauci w zapasie', 'astronautów w zapasie', 'astronauty w zapasie')}`,
  'board.tokens': `{resource}: ${tokens}`,
  'board.points': `${counted('points', 'punkt w żetonach', 'punkty w żetonach', 'punktów w żetonach', 'punktu w żetonach')}`,
  'board.facedown': `${counted('count', 'zakryta karta', 'zakryte karty', 'zakrytych kart', 'zakrytej karty')}`,
  'board.row.first': 'pierwszy gracz',
  'board.row.acting': 'teraz działa',
  'board.row.thinking': 'wybiera',
  'board.row.hidden': 'postać wybrana',
  'board.row.shows': 'gra kartę {character}',
  'board.row.hand': `${counted('count', 'postać na ręce', 'postacie na ręce', 'postaci na ręce', 'postaci na ręce')}`,
  'board.row.deck': `${counted('count', 'postać w talii', 'postacie w talii', 'postaci w talii', 'postaci w talii')}`,

  'board.detail.who': 'Kto jeszcze ją ma',
  'board.detail.astronauts': 'Astronauci',
  'board.detail.production': 'Następna produkcja',
  'board.detail.neighbours': 'Sąsiednie strefy',
  'board.detail.where': 'Gdzie są astronauci',
  'board.detail.tokens': 'Żetony punktów',
  'board.detail.cards': 'Karty',

  // Pictures of the rulebook
  'board.figure.launch':
    'Trzeci astronauta zapełnia statek o trzech miejscach. Statek startuje zaraz po rozpatrzeniu tej postaci, niezależnie od tego, kto go zapełnił.',
  'board.figure.landing':
    'Na koniec rundy statek ląduje: wszyscy z pokładu trafiają do strefy, a pierwsi, którzy tam przybędą, odkrywają jej żeton surowca.',
  'board.figure.saboteur':
    'Sabotażysta wsiada na jeden statek i niszczy inny: wszyscy z jego pokładu giną w przestrzeni, a dok pozostaje pusty do uzupełnienia.',
  'board.figure.femme-fatale':
    'Tam, gdzie masz astronautę, Femme fatale zastępuje jednego astronautę innego koloru twoim z zapasu. Tamten ginie w przestrzeni.',
  'board.figure.travel-agent':
    'Agent podróży umieszcza trzech astronautów na tym samym statku. Statek, na którym są tylko dwa wolne miejsca, nie przyjmie żadnego z nich.',
  'board.figure.pilot':
    'Pilot kładzie żeton miejsca docelowego na nadrukowanej nazwie: statek leci teraz na Phobosa, i to ze wszystkimi na pokładzie.',
  'board.figure.majority': 'Trzech, dwóch i jeden astronauta w strefie: wszystkie punkty bierze kolor z trzema.',
  'board.figure.tie':
    'Dwóch, dwóch i jeden astronauta w strefie z 3 punktami: dwa remisujące kolory biorą po 1, a 1 zostaje.',
};
