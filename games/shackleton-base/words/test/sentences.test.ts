import { LANGUAGES, type Language } from '@orrery/ui/contract';
import { makeSay, type Speaker } from '@orrery/ui/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../index.ts';

const speakers = {} as { [language in Language]: Speaker };
beforeAll(async () => {
  const faces = ['Anna', 'Bea'].map((name, id) => ({ id, seat: id, name }));
  for (const language of LANGUAGES)
    speakers[language] = makeSay({
      language,
      catalogues: [await words.load[language]()],
      kinds: words.kinds,
      compounds: words.compounds,
      faces,
    });
});
/** With plain spaces, as it is read. */
const read = (language: Language, key: string, args?: object): string =>
  speakers[language](key, { ...args }).replaceAll('\u00a0', ' ');
const inAll = (key: string, args?: object) => LANGUAGES.map((language) => read(language, key, args));

describe('what a card does is said from its data (data/EFFECTS.md)', () => {
  test.each([
    [
      'project.AT-1.text',
      '3 seats, each: 3 VP. At the end, with at least 1 tourist here: 1 VP for each credit you have left, at most 10.',
      '3 miejsca, każde: 3 PZ. Na koniec, jeśli siedzi tu co najmniej 1 turysta: 1 PZ za każdy pozostały ci kredyt, najwyżej 10.',
      '3 místa, každé: 3 VB. Na konci, sedí-li zde aspoň 1 turista: 1 VB za každý zbylý kredit, nejvýš 10.',
    ],
    [
      'project.MM-3.text',
      'Corporation action: for 1 titanium gain 2 helium‑3.',
      'Akcja korporacji: za 1 jednostkę tytanu otrzymaj 2 jednostki helu‑3.',
      'Akce korporace: za 1 jednotku titanu získejte 2 jednotky helia‑3.',
    ],
    [
      'project.RO-4.text',
      'Once per round: mine the resource of a sector with a building of yours, then the same in another sector if you like.',
      'Raz na rundę: wydobądź zasób sektora z twoim budynkiem, potem to samo w innym sektorze, jeśli chcesz.',
      'Jednou za kolo: vytěžte surovinu sektoru s vaší budovou, pak totéž v jiném sektoru, chcete-li.',
    ],
    [
      'leader.usa-a.upgraded',
      'When you pay for a building, if you like: pay 2 credits in place of 1 titanium and 2 credits in place of 1 rare earth.',
      'Gdy płacisz za budynek, jeśli chcesz: zapłać 2 kredyty zamiast 1 jednostki tytanu i 2 kredyty zamiast 1 żetonu metali ziem rzadkich.',
      'Když platíte za budovu, chcete-li: zaplaťte 2 kredity místo 1 jednotky titanu a 2 kredity místo 1 žetonu vzácných zemin.',
    ],
    [
      'goal.selenium-research.middle',
      'Experiments in 3 fields',
      'Eksperymenty w 3 dziedzinach',
      'Experimenty ve 3 oborech',
    ],
  ])('%s', (key, ...said) => expect(inAll(key)).toEqual(said));

  const isText = (key: string) => /^\w+\.[\w-]+\.(text|base|upgraded|token|action|income|scoring|easy|hard)$/.test(key);

  test('all languages tell the same numbers, and whole sentences', async () => {
    const keys = Object.keys(await words.load.en()).filter((key) => isText(key) && !key.startsWith('board.'));
    expect(keys.length).toBeGreaterThan(190);
    const numbers = (text: string) => text.match(/\d+/g)?.sort().join();
    for (const key of keys) {
      const [en, pl, cs] = inAll(key);
      expect([numbers(pl), numbers(cs)], key).toEqual([numbers(en), numbers(en)]);
      for (const text of [en, pl, cs]) {
        expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(text).not.toMatch(/undefined|\[|\s\s|: [^.]*:/);
      }
    }
  });
});

describe('counted things', () => {
  test.each([
    ['pl', 'credits', ['1 kredyt', '2 kredyty', '5 kredytów', '22 kredyty']],
    ['pl', 'titanium', ['1 jednostkę tytanu', '2 jednostki tytanu', '5 jednostek tytanu', '22 jednostki tytanu']],
    ['pl', 'tourist', ['1 turystę', '2 turystów', '5 turystów', '22 turystów']],
    ['cs', 'credits', ['1 kredit', '2 kredity', '5 kreditů', '22 kreditů']],
    ['cs', 'robot', ['1 robota', '2 roboty', '5 robotů', '22 robotů']],
  ] as const)('%s %s', (language, thing, forms) => {
    expect([1, 2, 5, 22].map((n) => read(language, `object.${thing}`, { n }))).toEqual(forms);
  });
});

describe('lines of the log, read aloud', () => {
  test.each([
    [
      'event.gained',
      { who: 0, what: 'plant', n: 2 },
      ['Anna gains 2 plants', 'Anna otrzymuje 2 rośliny', 'Anna získává 2 rostliny'],
    ],
    [
      'event.paid',
      { who: 1, purpose: 'building', price: { credits: 0, titanium: 2, rareEarth: 1 }, robots: 1 },
      [
        'Bea pays 2 titanium and 1 rare earth, with 1 robot (building)',
        'Bea płaci 2 jednostki tytanu i 1 żeton metali ziem rzadkich, w tym 1 robota (budynek)',
        'Bea platí 2 jednotky titanu a 1 žeton vzácných zemin, z toho 1 robota (budova)',
      ],
    ],
    [
      'event.rent-paid',
      { who: 1, owner: 0, credits: 2 },
      [
        'Bea pays 2 credits rent to Anna',
        'Bea płaci graczowi Anna 2 kredyty opłaty',
        'Bea platí hráči Anna poplatek 2 kredity',
      ],
    ],
    [
      'event.gateway-filled',
      { tile: 'R1-1', astronauts: { engineer: 2, technician: 0, scientist: 1 } },
      [
        'The Gateway is filled: 2 engineers and 1 scientist',
        'Stacja Gateway przyjmuje 2 inżynierów i 1 naukowca',
        'Stanice Gateway přijímá 2 inženýry a 1 vědce',
      ],
    ],
    [
      'event.astronaut-withdrawn',
      { space: 'K05', astronaut: 'scientist', receiver: null, sizes: [0, 0], tie: false },
      [
        'A scientist moves from K05 to the Gateway (nobody has a building in the row)',
        'Naukowiec z pola K05 wraca na Stację Gateway: nikt nie ma budynku w tym rzędzie',
        'Vědec z pole K05 se vrací na stanici Gateway: nikdo nemá v řadě budovu',
      ],
    ],
  ])('%s', (key, details, said) => expect(inAll(key, details)).toEqual(said));
});
