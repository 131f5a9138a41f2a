import { hand } from '@orrery/kernel';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeSay, missing } from '../words.ts';

// Other tests of the same process ask whether anything was missing.
afterAll(() => missing.clear());

const faces = [
  { id: 0, seat: 0, name: 'Anna' },
  { id: 1, seat: 1, name: 'Petr' },
  { id: 2, seat: 1, name: 'neutral (Petr)' },
];
const say = makeSay({
  language: 'pl',
  catalogues: [
    {
      'zone.hellas': 'Hellas',
      'zone.ausonia': 'Ausonia',
      'event.moved': '{company} idzie do: {zone}',
      'event.many': '{zones}',
      'event.either': '{zonesOr}',
      'event.kept': '{cardKnown, select, true {{who} ma {card}} other {{who} ma {cardCount} zakrytą}}',
      'event.chosen': '{zoneId, select, hellas {południe} other {gdzie indziej}}',
      count: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
      'card.a': 'As',
      'event.paid': '{priceCount, plural, =0 {{company} nie płaci} other {{company} płaci: {price}}}',
      'amount.credits': '{n, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
      'amount.ore': '{n} × ruda',
    },
  ],
  kinds: { company: 'player', who: 'seat', zone: 'zone', zones: 'zone', card: 'card', price: 'amount' },
  faces,
});

describe('makeSay', () => {
  test('says things and players by their names', () => {
    expect(say('event.moved', { company: 2, zone: 'hellas' })).toBe('neutral (Petr) idzie do: Hellas');
  });

  test('what several arguments make together has one name, or they are said one after the other', () => {
    const catalogues = [{ 'answer.explore': 'Eksploruj {zone}' }];
    const named = makeSay({
      ...{ language: 'pl', catalogues, compounds: { zone: ['q', 'r'] } },
      names: { 'zone.3,-3': 'na północ od „Procyon”' },
    });
    expect(named('answer.explore', { q: 3, r: -3 })).toBe('Eksploruj na północ od „Procyon”');
    expect(named('answer.explore', { q: 1, r: 2 })).toBe('Eksploruj 1, 2');
  });

  test('what several arguments make can be a thing of its own', () => {
    const catalogues = [{ line: '{where}', 'zone.7': 'Hellas' }];
    const makes = ({ q, r }: { readonly [name: string]: unknown }) => Number(q) + Number(r);
    const made = makeSay({
      ...{ language: 'pl', catalogues, kinds: { where: 'zone' } },
      compounds: { where: { of: ['q', 'r'], makes } },
    });
    expect(made('line', { q: 3, r: 4 })).toBe('Hellas');
  });

  test('names of this very game stand before those of the words, as they are', () => {
    const kinds = { zone: 'zone' };
    const catalogues = [{ 'event.many': '{zone}', 'zone.hellas': 'Hellas' }];
    const named = makeSay({ language: 'pl', catalogues, kinds, names: { 'zone.hellas': "K'eyl {1}" } });
    expect(named('event.many', { zone: 'hellas' })).toBe("K'eyl {1}");
    expect(named.valueName('zone', 'hellas')).toBe("K'eyl {1}");
  });

  test('one argument can be said as a thing of another kind', () => {
    const catalogues = [{ line: '{shown}', 'side.a': 'Ostoja', 'side.b': 'Zew', 'card.a': 'inaczej' }];
    const kinds = { cards: 'card', shown: 'side' };
    const sided = makeSay({ language: 'pl', catalogues, kinds, compounds: { shown: ['cards'] } });
    expect(sided('line', { cards: ['a', 'b'] })).toBe('Ostoja i\u00a0Zew');
  });

  test('joins alternatives by "or" where a message asks for it', () => {
    expect(say('event.either', { zones: ['hellas', 'ausonia'] })).toBe('Hellas lub Ausonia');
  });

  test('joins lists as the language does', () => {
    expect(say('event.many', { zones: ['hellas', 'ausonia'] })).toBe('Hellas i\u00a0Ausonia');
  });

  test('knows the plural forms of Polish', () => {
    expect([1, 3, 5].map((n) => say('count', { n }))).toEqual(['1\u00a0karta', '3\u00a0karty', '5\u00a0kart']);
  });

  test('tells seen cards from unseen ones', () => {
    const seen = hand('k', 0, ['a']);
    expect(say('event.kept', { who: 0, card: seen })).toBe('Anna ma As');
    expect(say('event.kept', { who: 0, card: { $: 'k', seen: [0], n: 1 } })).toBe('Anna ma 1\u00a0zakrytą');
  });

  test('says counts as a list of counted things', () => {
    expect(say('event.paid', { company: 0, price: { credits: 2, ore: 1 } })).toBe(
      'Anna płaci: 2\u00a0kredyty i\u00a01\u00a0× ruda',
    );
    expect(say('event.paid', { company: 0, price: { credits: 0 } })).toBe('Anna nie płaci');
    expect(say('event.chosen', { zone: { row: 1, col: 2 } })).toBe('gdzie indziej');
  });

  test('keeps the bare value for select', () => {
    expect(say('event.chosen', { zone: 'hellas' })).toBe('południe');
    expect(say('event.chosen', { zone: 'ausonia' })).toBe('gdzie indziej');
  });

  test('tears no short word and no number from what follows, but in English', () => {
    const catalogues = [{ line: 'A w sektorze 3 i 5 kart ({n} × PZ) u {who}' }];
    const said = (language: 'en' | 'pl') => makeSay({ language, catalogues })('line', { n: 2, who: 'Anny' });
    expect(said('pl')).toBe('A\u00a0w\u00a0sektorze 3\u00a0i\u00a05\u00a0kart (2\u00a0× PZ) u\u00a0Anny');
    expect(said('en')).not.toContain('\u00a0');
  });

  test('a minus is no hyphen', () => {
    const catalogues = [{ line: '{n}, 1-6, X-3 ({n, number, ::sign-always})' }];
    expect(makeSay({ language: 'en', catalogues })('line', { n: -3 })).toBe('\u22123, 1-6, X-3 (\u22123)');
  });

  test('gives pieces, so that names can be drawn', () => {
    expect(say.pieces('event.moved', { company: 0, zone: 'hellas' })).toEqual([
      { kind: 'player', value: 0, text: 'Anna' },
      ' idzie do: ',
      { kind: 'zone', value: 'hellas', text: 'Hellas' },
    ]);
  });

  test('shows and notes a missing key', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(say('event.unknown')).toBe('[event.unknown]');
    expect(say('event.moved', { company: 0, zone: 'atlantis' })).toContain('[zone.atlantis]');
    expect(missing).toContain('event.unknown');
    expect(missing).toContain('zone.atlantis');
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
  });
});
