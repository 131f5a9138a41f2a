import { type Event, heard, type Play, type Viewer, view } from '@orrery/kernel';
import { type Catalogue, LANGUAGES } from '@orrery/ui/contract';
import { makeSay, missing, type Speaker } from '@orrery/ui/words.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { steadyGame } from '../../test/steady.ts';
import { words } from '../index.ts';

/** Whole random games, with everything said that a player or a watcher would read. */

const NAMES = ['Anna', 'Bea', 'Cyril', 'Dana', 'Emil', 'Fay'];
const faces = NAMES.map((name, id) => ({ id, seat: id, name }));

/** Of hundreds of upgrades and moves a few are enough, and not after every answer. */
const ENOUGH = 12;
const OFTEN = 7;

const speakers = await Promise.all(
  LANGUAGES.map(async (language) => {
    const catalogue: Catalogue = await words.load[language]();
    return makeSay({ language, catalogues: [catalogue], kinds: words.kinds, faces });
  }),
);

function prompted(say: Speaker, play: Play<never>, viewer: Viewer): string[] {
  const { asked, awaited } = view(play, viewer);
  const prompts = asked.flatMap(({ question, about, answers, barred }) => [
    say(`question.${question}`, about),
    ...some(answers).map((answer) => say(answerKey(say, question, answer), { ...about, ...answer })),
    ...some(barred).map(({ why, rule: _, answer, ...details }) =>
      say(`why.${why}`, { ...about, ...answer, ...details }),
    ),
  ]);
  const waiting = awaited.map(({ question, seat }) => say(`waiting.${question}`, { who: NAMES[seat] }));
  return [...prompts, ...waiting];
}

const some = <T>(list: readonly T[]): readonly T[] => {
  const step = Math.ceil(list.length / ENOUGH);
  return list.filter((_, i) => i % step === 0);
};

/** As the shell chooses it: by a field and its value, by a field, or the answer's own sentence. */
function answerKey(say: Speaker, question: string, answer: object): string {
  const keys = Object.entries(answer).flatMap(([field, value]) => [
    `answer.${question}.${field}.${value}`,
    `answer.${question}.${field}`,
  ]);
  return keys.find((key) => say.has(key)) ?? `answer.${question}`;
}

describe('everything a game says has words', () => {
  beforeEach(() => missing.clear());

  test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])('steady game %s', { timeout: 120_000 }, (seed) => {
    const said = new Set<string>();
    const eachReader = (tell: (say: Speaker, viewer: Viewer) => string[]) => {
      for (const say of speakers)
        for (const viewer of [0, 1] as const) for (const sentence of tell(say, viewer)) said.add(sentence);
    };
    const told = ({ events }: { events: readonly Event[] }) =>
      eachReader((say, viewer) => heard(events, viewer).map(({ type, ...details }) => say(`event.${type}`, details)));
    const end = steadyGame(`words ${seed}`, (play) => {
      told(play);
      if (play.match.answers % OFTEN === 0)
        eachReader((say, viewer) => prompted(say, play as unknown as Play<never>, viewer));
    });
    told(end);
    expect([...missing]).toEqual([]);
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter((sentence) => /undefined|null|\[object|\{|\}|\btrue\b/.test(sentence))).toEqual([]);
  });
});
