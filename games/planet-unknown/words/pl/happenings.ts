import type { CardEffect, RoundRule } from '../../data/card-effects.ts';
import type { EventCard } from '../../data/events.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import { happeningWords } from '../cards.ts';
import { genitive } from './terrains.ts';

const names = {
  'event-01': 'Dodatkowy łazik',
  'event-02': 'Więcej badaczy',
  'event-03': 'Nadgodziny',
  'event-04': 'Sygnał na skanerze',
  'event-05': 'Łaziki albo badacze',
  'event-06': 'Modyfikacje łazików',
  'event-07': 'Łaziki amfibie',
  'event-08': 'Błotniste koleiny',
  'event-09': 'Wyciek tajemnicy',
  'event-10': 'Dostawa zaopatrzenia',
  'event-11': 'Prognoza tlenowa',
  'event-12': 'Zagadka wody rozwiązana',
  'event-13': 'Plotki z laboratorium',
  'event-14': 'Zielona pogoda',
  'event-15': 'Bez kolejki',
  'event-16': 'Zapasowe sadzonki',
  'event-17': 'Kanister paliwa',
  'event-18': 'Drony dostawcze',
  'event-19': 'Analiza próbki',
  'event-20': 'Szczęśliwy traf',
  'event-21': 'Przebita opona',
  'event-22': 'Przerwa w dostawie prądu',
  'event-23': 'Zalany silnik',
  'event-24': 'Ciężki dzień',
  'event-25': 'Wybuch w śluzie',
  'event-26': 'Skąpe racje',
  'event-27': 'Przeludnienie',
  'event-28': 'Awaria wodociągów',
  'event-29': 'Przedłużacze',
  'event-30': 'Złe powietrze',
  'event-31': 'Świeży krater',
  'event-32': 'Mniejsze zło',
  'event-33': 'Wyciek w piątym rzędzie',
  'event-34': 'Zarośnięte drogi',
  'event-35': 'Spalone ogniwa',
  'event-36': 'Nie te pojazdy',
  'event-37': 'Zagubione pojazdy',
  'event-38': 'Objazd',
  'event-39': 'Myślenie schematyczne',
  'event-40': 'Kopuła do połowy pełna',
  'event-41': 'Nic nie działa',
  'event-42': 'Szukanie winnych',
  'event-43': 'O włos',
  'event-44': 'Kopuła do połowy pusta',
  'event-45': 'Niewypał',
  'event-46': 'Projekt anulowany',
  'event-47': 'Awaria łazika',
  'event-48': 'Ochotnicy poszukiwani',
  'event-49': 'Milcząca boja',
  'event-50': 'Praca na marne',
  'event-51': 'Spalanie',
  'event-52': 'Wadliwa partia',
  'event-53': 'Złe przeczucie',
  'event-54': 'Czas minął',
  'event-55': 'Co za dużo, to niezdrowo',
  'event-56': 'Gruby lód',
  'event-57': 'Życie pod lodem',
  'event-58': 'Cięcie funduszy',
  'event-59': 'Blackout',
  'event-60': 'Płaska planeta',
};

const or = new Intl.ListFormat('pl', { type: 'disjunction' });

const either = (tracks: readonly Track[]): string =>
  tracks.length === TRACKS.length ? 'jeden znacznik' : `znacznik ${or.format(tracks.map((track) => genitive[track]))}`;

const effects: { readonly [op in CardEffect['op']]?: string } = {
  synergy: 'Zdobądź synergię.',
  'gain-patch': 'Zdobądź łatkę.',
  'collect-lifepods': 'Zbierz kapsułę ze swojej planety.',
  'collect-meteorite': 'Zbierz meteoryt ze swojej planety.',
  'add-meteorite': 'Na wolny symbol meteoru na twojej planecie spada meteoryt.',
  'destroy-rover': 'Tracisz łazik, jeśli masz na planecie co najmniej dwa.',
  'destroy-collected-meteorite': 'Tracisz zebrany meteoryt.',
  'boost-or-peek': 'Zdobądź synergię albo podejrzyj następne wydarzenie.',
  'civ-decks-add': 'Do każdej talii cywilizacji trafia losowa nieużyta karta.',
  'civ-decks-remove': 'Z każdej talii cywilizacji znika losowa karta.',
  'add-rover': 'Zdobądź dodatkowy łazik i wystaw go na kafelku umieszczonym w tej rundzie.',
  'draw-mission': 'Dobierz jeszcze jedną misję osobistą.',
  'drop-mission': 'Zwróć jedną ze swoich misji osobistych.',
  'turn-station': 'Obróć stację tak, by wybrana sekcja znalazła się przed tobą.',
  'remove-stack': 'Wybierz jeden z dwóch stosów swojej sekcji; cały zostaje usunięty.',
};

const rules: { readonly [rule in Exclude<RoundRule['rule'], 'rover-forbidden-terrain'>]?: string } = {
  'no-tile-on-perimeter': 'W tej rundzie kafelki nie mogą leżeć na krawędzi planety.',
  'no-tile-on-ice': 'W tej rundzie kafelki nie mogą leżeć na lodzie.',
  'no-matching-terrain-adjacent': 'W tej rundzie kafelki nie mogą sąsiadować z takim samym terenem.',
  'ignore-one-building': 'W tej rundzie jeden z dwóch budynków twojego kafelka nie daje postępu; wybierasz który.',
  'no-milestones':
    'W tej rundzie kamienie milowe nic nie dają: ani kart cywilizacji, ani łatek, łazików czy technologii.',
  'no-synergy': 'W tej rundzie synergie nic nie dają.',
};

function effectText(effect: CardEffect): string {
  if (effect.op === 'advance' && effect.claim === 'none')
    return `Przesuń ${either(effect.tracks)} o ${effect.steps} w górę bez zdobywania korzyści.`;
  if (effect.op === 'advance') return `Przesuń ${either(effect.tracks)} o ${effect.steps} w górę.`;
  if (effect.op === 'regress') return `Cofnij ${either(effect.tracks)} o ${effect.steps}.`;
  if (effect.op === 'destroy-lifepod')
    return effect.from === 'planet' ? 'Tracisz kapsułę na swojej planecie.' : 'Tracisz zebraną kapsułę.';
  return effects[effect.op] ?? '';
}

function text({ effect, rule }: EventCard): string {
  if (effect) return effectText(effect);
  if (rule?.rule === 'rover-forbidden-terrain')
    return `W tej rundzie łaziki nie mogą wjeżdżać na teren ${genitive[rule.terrain]}.`;
  return (rule && rules[rule.rule]) ?? '';
}

export const happenings = happeningWords(names, text);
