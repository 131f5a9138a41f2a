import { heard, Play, randomFrom, type Viewer, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { type Catalogue, LANGUAGES } from '@orrery/ui/contract';
import { makeSay, missing, type Speaker } from '@orrery/ui/words.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { nameOfItem } from '../../board/read/pending.ts';
import { game, type TableView } from '../../rules/index.ts';
import { words } from '../index.ts';

/** Whole random games, with everything said that a player or a watcher would read. */

const NAMES = ['Anna', 'Bea', 'Cyril', 'Dana', 'Emil', 'Fay'];
const faces = NAMES.map((name, id) => ({ id, seat: id, name }));

/** Of hundreds of placements a few are enough. */
const ENOUGH = 40;

const speakers = await Promise.all(
  LANGUAGES.map(async (language) => {
    const catalogue: Catalogue = await words.load[language]();
    return makeSay({ language, catalogues: [catalogue], kinds: words.kinds, faces });
  }),
);

function everythingSaid(say: Speaker, play: Play<unknown>, viewer: Viewer): string[] {
  const log = heard(play.events, viewer).map(({ type, ...details }) => say(`event.${type}`, details));
  const { asked, awaited, table } = view(play, viewer);
  const prompts = asked.flatMap(({ question, about, answers, barred }) => [
    say(`question.${question}`, about),
    ...answers.slice(-ENOUGH).map((answer) => say(answerKey(say, question, answer), { ...about, ...answer })),
    ...barred.map(({ why, rule: _, answer, ...details }) => say(`why.${why}`, { ...about, ...answer, ...details })),
  ]);
  // What a player decides in a block of all is not told.
  const waiting = awaited.flatMap(({ question, seat }) =>
    question === undefined ? [] : [say(`waiting.${question}`, { who: NAMES[seat] })],
  );
  const pending = (table as TableView).areas.flatMap((area) => area.pending.map((item) => nameOfItem(item, say)));
  return [...log, ...prompts, ...waiting, ...pending];
}

/** As the shell chooses it: by a field and its value, by a field, or the answer's own sentence. */
function answerKey(say: Speaker, question: string, answer: object): string {
  const fields = Object.entries(answer);
  const keys = fields.flatMap(([field, value]) => [
    `answer.${question}.${field}.${value}`,
    `answer.${question}.${field}`,
  ]);
  return keys.find((key) => say.has(key)) ?? `answer.${question}`;
}

const CORNERS = { planets: 'random', corporations: 'random', personal: true };

describe('everything a game says has words', () => {
  beforeEach(() => missing.clear());

  test.each([
    [1, { solo: 'gentle' }, 'a'],
    [1, { solo: 'harsh', corporations: 'random' }, 'b'],
    [2, { boards: 'pick', rotation: 'clockwise' }, 'c'],
    [3, { ...CORNERS, events: 'balanced' }, 'd'],
    [3, { ...CORNERS, events: 'harsh' }, 'e'],
    [4, { ...CORNERS, events: 'gentle' }, 'f'],
  ])('%i players %o', { timeout: 120_000 }, (seats, options, seed) => {
    const play = Play.start(game, { seats, options, seed: `words ${seed}` }) as Play<unknown>;
    const said = new Set<string>();
    const listen = () => {
      for (const say of speakers)
        for (const viewer of [0, 'watcher'] as const)
          for (const sentence of everythingSaid(say, play, viewer)) said.add(sentence);
    };
    playOut(play, randomFrom(`words ${seed}`), listen);
    listen();
    expect([...missing]).toEqual([]);
    expect([...said].filter((sentence) => /undefined|null|\[object|\{|\}|\?\?|\btrue\b/.test(sentence))).toEqual([]);
  });
});
