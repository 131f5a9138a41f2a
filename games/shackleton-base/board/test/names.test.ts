import type { Language } from '@orrery/ui/contract';
import { makeSay } from '@orrery/ui/words';
import { expect, test } from 'vitest';
import { words } from '../../words/index.ts';
import { exampleProps } from '../figures/example-table.ts';
import { TABLE } from '../figures/examples.ts';
import { screen } from '../index.ts';

/** Answers about tokens as their buttons say them, in the position of the rulebook's pictures. */
const LABELS: { readonly [language in Language]: readonly string[] } = {
  en: [
    'Sector I2: Moon Mining token T02 (1 helium‑3)',
    'Evergreen Farms token T03 (1 plant)',
    'Moon Mining: activate token T02 (1 helium‑3)',
    'Moon Mining: place a token on T04 (next to I1, I2 and O2)',
  ],
  pl: [
    'Sektor I2: Moon Mining, żeton T02 (1 jednostka helu‑3)',
    'Evergreen Farms, żeton T03 (1 roślina)',
    'Moon Mining: aktywuj żeton T02 (1 jednostka helu‑3)',
    'Moon Mining: połóż żeton na polu T04 (obok: I1, I2 i O2)',
  ],
  cs: [
    'Sektor I2: Moon Mining, žeton T02 (1 jednotka helia‑3)',
    'Evergreen Farms, žeton T03 (1 rostlina)',
    'Moon Mining: aktivovat žeton T02 (1 jednotka helia‑3)',
    'Moon Mining: položit žeton na T04 (vedle: I1, I2 a O2)',
  ],
};

test.each(Object.keys(LABELS) as Language[])('buttons name tokens by corporation and gain (%s)', async (language) => {
  const { kinds, compounds } = words;
  const options = { language, catalogues: [await words.load[language]()], kinds, compounds };
  const plain = makeSay(options);
  const say = makeSay({ ...options, names: screen.names?.(exampleProps(plain, TABLE).view, plain, []) });
  expect(
    [
      say('answer.choose-sector-for-token', { sector: 'I2', spot: 'T02' }),
      say('answer.activate-token', { spot: 'T03' }),
      say('answer.engineer-bonus', { corporation: 'moon-mining', spot: 'T02' }),
      say('answer.engineer-bonus', { corporation: 'moon-mining', spot: 'T04' }),
    ].map((label) => label.replaceAll('\u00a0', ' ')),
  ).toEqual(LABELS[language]);
});
