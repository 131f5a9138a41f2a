import { describe, expect, test } from 'vitest';
import type { Chapter } from '../contract.ts';
import { outOf } from '../plural.ts';
import { bookOf } from '../rulebook.ts';
import { isNested, targetsIn } from '../testing/board-kit.ts';
import { countedIn } from '../testing/counted-kit.ts';
import { keysOf, named } from '../testing/keys.ts';
import { leftIn, rulesToTell, textFaults, toldTwice, untoldIn } from '../testing/rulebook-kit.ts';
import {
  countedMass,
  misspelled,
  sameLabels,
  toldTooEarly,
  uncounted,
  unprinted,
  unstyled,
  unstyledTexts,
} from '../testing/style-kit.ts';
import {
  leftInEnglish,
  missingForms,
  otherArguments,
  otherCases,
  unheardArguments,
  unsayable,
} from '../testing/words-kit.ts';

/** The kits find what is put in on purpose. */

const inAll = (message: string) => ({ en: { key: message }, pl: { key: message }, cs: { key: message } });
const translated = (english: string, polish: string) => ({ ...inAll(english), pl: { key: polish } });

describe('the words kit finds', () => {
  test('a message that is empty or has space around it for some number or choice', () => {
    expect(unsayable(inAll('{n, plural, one {a ship} other {# ships}}'))).toEqual([]);
    expect(unsayable(translated('a', ''))).toEqual(['pl key']);
    expect(unsayable(translated('a', '{n, plural, one {} other {# statków}}'))).toEqual(['pl key']);
    expect(unsayable(translated('a', '{how, select, far {daleko} other { blisko}}'))).toEqual(['pl key']);
  });

  test('an argument that the message is not said with', () => {
    const said = inAll('{ship} {shipId} {cardCount}');
    expect(unheardArguments(said, new Map([['key', ['ship', 'card']]]))).toEqual([]);
    expect(unheardArguments(translated('', '{ship}'), new Map([['key', []]]))).toEqual(['pl key: {ship}']);
    expect(unheardArguments(said, new Map([['key', undefined]]))).toEqual([]);
  });

  test('an argument that one language has and another not', () => {
    expect(otherArguments(translated('{who}', 'on'))).toEqual(['pl key: {who}']);
    expect(otherArguments(translated('he', '{who}'))).toEqual(['pl key: {who}']);
    expect(otherArguments(translated('he', '{whoId}'), ['whoId'])).toEqual([]);
  });

  test('a select with other cases', () => {
    const english = '{how, select, far {far} other {near}}';
    expect(otherCases(translated(english, '{how, select, far {daleko} other {blisko}}'))).toEqual([]);
    expect(otherCases(translated(english, '{how, select, fat {daleko} other {blisko}}'))).toEqual(['pl key: {how}']);
  });

  test('a counted noun without one of its forms', () => {
    const english = '{n, plural, one {# ship} other {# ships}}';
    const polish = '{n, plural, one {# statek} few {# statki} many {# statków} other {# statku}}';
    expect(missingForms({ en: { key: english }, pl: { key: polish }, cs: { key: polish } })).toEqual([]);
    expect(missingForms(translated(english, polish)).sort()).toEqual(['cs key: {few}', 'cs key: {many}']);
  });

  test('every sentence that a number changes, and says it with its forms', () => {
    const english = '{seat} places {n, plural, =0 {nothing} one {# ship} other {# ships}} at {zone}';
    const polish = '{seat}, strefa {zone}, statki: {n}';
    const words = { en: { key: english }, pl: { key: polish }, cs: { key: polish } };
    const zones = { en: { 'zone.hellas': 'Hellas' }, pl: { 'zone.hellas': 'Hellada' }, cs: {} };
    const all = { en: { ...words.en, ...zones.en }, pl: { ...words.pl, ...zones.pl }, cs: words.cs };
    const [list] = countedIn(all, { zone: 'zone' });
    expect(list.split('\n').slice(0, 7)).toEqual([
      'key',
      '  en  0  Anna places nothing at Hellas',
      '  en  1  Anna places 1 ship at Hellas',
      '  en  2  Anna places 2 ships at Hellas',
      '  en  5  Anna places 5 ships at Hellas',
      '  en 22  Anna places 22 ships at Hellas',
      '  pl  1  Anna, strefa Hellada, statki: 1',
    ]);
    expect(countedIn(inAll('{n, plural, one {# – #} other {# – #}}'))).toEqual([]);
    const choice = '{way, select, far {far} other {{n, plural, one {# step} other {# steps}}}}';
    expect(countedIn(inAll(choice))[0].split('\n')).toHaveLength(1 + 3 * 4);
    expect(countedIn(inAll(choice))[0]).not.toContain('far');
  });

  test('a number before one form of its noun, where another language counts it', () => {
    const polish = '{n, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}';
    expect(uncounted(translated('{n, plural, one {# minute} other {# minutes}}', polish))).toEqual([]);
    expect(uncounted({ en: { key: '{n} minutes' }, pl: { key: polish }, cs: { key: 'minuty: {n}' } })).toEqual([
      'en key: {n}',
    ]);
    const apart = '{n, plural, =1 {one ship} other {{n} ships, of #}}';
    expect(uncounted(translated(apart, '{n, plural, one {# statek} few {# statki} other {# statku}}'))).toEqual([]);
  });

  test('what a language does not write so', () => {
    const faults = (language: 'en' | 'pl' | 'cs', message: string, kinds = {}) =>
      unstyled({ en: {}, pl: {}, cs: {}, [language]: { key: message } }, kinds).map((fault) => fault.split(': ')[1]);
    expect(faults('en', 'It’s “done” – {n, plural, one {# ship} other {# ships}}…')).toEqual([]);
    expect(faults('en', "It's done...")).toEqual(['quotes', 'ellipsis']);
    expect(faults('en', 'Undo: {who} places: {what}')).toEqual(['two colons']);
    expect(faults('en', '{who} can launch no ship')).toEqual(['can VERB no NOUN']);
    expect(faults('en', 'This puts everybody in the gray zone')).toEqual([
      'return, place, remove',
      'everyone',
      'British',
    ]);
    expect(faults('en', 'What nobody takes goes to the Gateway.')).toEqual(['free relative']);
    expect(faults('en', 'Choose. How the round will end is shown; look.')).toEqual(['free relative']);
    expect(faults('en', 'What do you need? Which zone has the most?')).toEqual([]);
    expect(faults('en', 'What you have')).toEqual([]);
    expect(faults('en', 'So many planets are left.')).toEqual(['this many']);
    expect(faults('en', 'Only there can buildings stand.')).toEqual(['German word order']);
    expect(faults('en', 'A dome of nobody')).toEqual(['German word order']);
    expect(faults('en', 'Draw a card. Discoveries you place; missions you keep.')).toEqual(['object first']);
    expect(faults('en', 'Place discoveries where you like.')).toEqual([]);
    expect(faults('en', 'The colour that has most in a zone')).toEqual(['the most']);
    expect(faults('en', 'Goods get dearer')).toEqual(['words of other days']);
    expect(faults('en', 'The first astronaut turns it up')).toEqual(['turned face up']);
    expect(faults('en', 'The fourth planet brings the end')).toEqual(['ends the game']);
    expect(faults('en', 'The Explorer may stay put.')).toEqual([]);
    expect(faults('en', 'Choose a card; {left} in all.')).toEqual(['what is left is no total']);
    expect(faults('pl', 'Wybierz kartę (łącznie: {left}).')).toEqual(['what is left is no total']);
    expect(faults('pl', '{n, number} reputacji')).toEqual(['a count needs the forms of its noun']);
    expect(faults('pl', 'Przegrywacie oboje.')).toEqual(['players of any gender']);
    expect(faults('cs', 'Už jste pasovali.')).toEqual(['one player is no plural']);
    expect(faults('cs', 'Přišli jste o loď.')).toEqual(['one player is no plural']);
    expect(unstyledTexts('cs', ['Oblast, kde jste měli loď.'])).toEqual([]);
    expect(faults('pl', '{who} wysyła statek')).toEqual([]);
    expect(faults('pl', '{who} wybrała statek')).toEqual(['a name has no gender']);
    expect(faults('pl', 'dla {max} graczy')).toEqual(['a count needs the forms of its noun']);
    expect(faults('cs', 'Vyber loď')).toEqual(['formal second person']);
    expect(faults('cs', 'Krok {at} ze {of}')).toEqual(['z or ze before {of}']);
    expect(faults('cs', `Krok {at} ${outOf('of')} z {from}`, { from: 'place' })).toEqual([]);
    expect(faults('cs', '5% a „loď”')).toEqual(['quotes of another language', 'no-break space before %']);
    const kinds = { card: 'card', who: 'seat' };
    expect(faults('pl', '{who} zwraca misję {card} ({card})', kinds)).toEqual([]);
    expect(faults('pl', '{who} zwraca {card}', kinds)).toEqual(['a name after “zwraca”']);
  });

  test('words that read like what is not done yet, and words that the box does not have', () => {
    const words = { 'waiting.choose': '{who} wybiera', 'event.chosen': '{company} wybiera' };
    expect(toldTooEarly({ en: {}, pl: words, cs: {} })).toEqual(['pl waiting.choose']);
    const printed = { pl: { terms: ['Zasób', 'dysk'], not: [/surow/] } };
    expect(unprinted({ en: {}, pl: { a: 'zasób', b: 'surowiec' }, cs: {} }, printed)).toEqual([
      'pl b: surowiec',
      'pl: nothing says dysk',
    ]);
  });

  test('mass nouns after a number, and game words in other letters', () => {
    const counts = { pl: { mass: ['hel'] }, cs: { mass: ['heli'] } };
    const helium = { en: {}, pl: { a: 'dwa hele-3', b: '{n} hel', c: 'dwie jednostki helu-3' }, cs: { a: '1 helium' } };
    expect(countedMass(helium, counts)).toEqual(['pl a: dwa hele-3', 'cs a: 1 helium']);
    const letters = { en: { spelled: ['Money', 'engineer'] } };
    const texts = {
      right: 'Pay {money} Money. Engineers build; an engineer mines.',
      money: 'Pay 2 money.',
      engineer: 'Send an Engineer.',
    };
    expect(misspelled({ en: texts, pl: {}, cs: {} }, letters)).toEqual([
      'en money: Pay 2 money.',
      'en engineer: Send an Engineer.',
    ]);
  });

  test('two labels of one page that read the same', () => {
    const labels = { en: { help: 'Help', hint: 'Hint' }, pl: {}, cs: { help: 'Nápověda', hint: 'Nápověda' } };
    expect(sameLabels({ ...labels, pl: labels.en }, [['help', 'hint']])).toEqual(['cs hint: Nápověda']);
    expect(sameLabels({ ...labels, pl: labels.en }, [['help'], ['hint']])).toEqual([]);
  });

  test('English in a translation', () => {
    const same = translated('Phobos', 'Phobos');
    expect(leftInEnglish(same, () => false)).toEqual(['pl key: Phobos', 'cs key: Phobos']);
    expect(leftInEnglish(same, (_, message) => message === 'Phobos')).toEqual([]);
    expect(leftInEnglish(inAll('{n} + 1'), () => false)).toEqual([]);
  });
});

test('keys follow from the vocabulary, with the arguments they are said with', () => {
  const keys = keysOf({
    options: {
      level: { kind: 'choice', of: ['a', 'b'], default: 'a' },
      bots: { kind: 'number', min: 1, max: 2, default: 1 },
    },
    questions: { land: { about: ['left'], answers: [['ship', 'zone'], ['zone']] } },
    events: ['landed'],
    whys: ['full'],
    items: [],
    verdicts: [],
    things: named('ship', ['x'], ['', '.text']),
    more: { 'pick.land.zone': ['zone'] },
  });
  expect(Object.fromEntries(keys)).toEqual({
    ...Object.fromEntries(named('game', ['name', 'players', 'length', 'goal']).map((key) => [key, []])),
    'why.full': [],
    'option.level': [],
    'option.level.a': [],
    'option.level.b': [],
    'option.bots': [],
    'ship.x': [],
    'ship.x.text': [],
    'event.landed': undefined,
    'question.land': ['left'],
    'waiting.land': ['who'],
    'answer.land': ['left', 'zone'],
    'pick.land.zone': ['zone'],
  });
});

describe('a rulebook', () => {
  const text = (title: string, ...paragraphs: string[]) => ({ title, text: paragraphs });
  const chapter = { title: 'Ending', sections: { last: text('Last', 'b'), first: text('First', 'a') } };
  const load = async () => ({ ending: chapter });

  test('has the order and the rules of its outline', async () => {
    const { load: books } = bookOf({ ending: { first: ['X-1'], last: ['X-2'] } }, { en: load, pl: load, cs: load });
    expect(await books.pl()).toEqual([
      {
        title: 'Ending',
        sections: [
          { title: 'First', text: ['a'], rules: ['X-1'] },
          { title: 'Last', text: ['b'], rules: ['X-2'] },
        ],
      },
    ]);
  });

  const book = (rules: readonly string[], title: string, ...paragraphs: string[]): Chapter[] => [
    { title: 'Chapter', sections: [{ rules, title, text: paragraphs }] },
  ];

  test.each(['', '- ', ' a', '**a', '** **', '<b>', "it's", '{a}', 'see X-1'])('must not say "%s"', (paragraph) => {
    expect(textFaults(book(['X-1'], 'A', paragraph), 'X')).toEqual([`A: ${paragraph}`]);
  });

  test('must have titles and texts', () => {
    expect(textFaults(book(['X-1'], 'A', '**a**', '- b'), 'X')).toEqual([]);
    expect(textFaults(book(['X-1'], ' '), 'X')).toHaveLength(2);
    expect(textFaults([{ title: '', sections: [] }], 'X')).toHaveLength(1);
  });

  test('tells a rule by itself or by what it belongs to', () => {
    const told = book(['X-1', 'X-2.1'], 'A');
    expect(untoldIn(told, 'X', ['X-1', 'X-1.5', 'X-2.1', 'X-2', 'X-2.2', 'X-10'])).toEqual(['X-2', 'X-2.2', 'X-10']);
    expect(untoldIn(told, 'X', ['X-2', 'X-2.2'], { inParts: true })).toEqual(['X-2.2']);
    expect(untoldIn(told, 'X', ['X-1', 'X-1.5'], { apart: ['X-1'] })).toEqual(['X-1.5']);
  });

  test('tells no rule twice, and nothing in English', () => {
    expect(toldTwice(book(['X-1', 'X-2', 'X-1'], 'A'))).toEqual(['X-1']);
    expect(leftIn(book([], 'Koniec', 'a', 'b'), book([], 'Ending', 'a', 'c'))).toEqual(['a']);
  });

  test('has to tell whatever RULES.md defines, rulings left out', () => {
    const text = [
      '# The rules (see X-9.9)',
      '## XY-1 Overview',
      '- **XY-1.1** A list item.',
      '  1. A point of it.',
      '| **XY-1.2** | a row of a table |',
      'XY-1.3: a paragraph that mentions XY-1.4.',
      '- **XY-R1** A ruling.',
      '- **AB-1** A rule of another game.',
    ].join('\n');
    expect(rulesToTell(text, 'XY')).toEqual(['XY-1', 'XY-1.1', 'XY-1.1.1', 'XY-1.2', 'XY-1.3']);
    expect(() => rulesToTell(text, 'ZZ')).toThrow('no rule that begins with ZZ-');
  });
});

describe('a picture', () => {
  test('tells what can be pressed', () => {
    const markup =
      '<svg><g data-target="zone:a" aria-label="Zone A" data-can="true" data-says="{&quot;zone&quot;:&quot;a&quot;}"><path/></g><i data-target="x"></i></svg>';
    expect(targetsIn(markup)).toEqual([
      { id: 'zone:a', name: 'Zone A', can: true, says: { zone: 'a' } },
      { id: 'x', name: '', can: false },
    ]);
    expect(isNested(markup)).toBe(false);
  });

  test('has a fault where one thing to press is inside another', () => {
    expect(isNested('<g data-target="a"><g><button>b</button></g></g>')).toBe(true);
    expect(isNested('<button></button><g data-target="a"><path/></g>')).toBe(false);
  });
});
