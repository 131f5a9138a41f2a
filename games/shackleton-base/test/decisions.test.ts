import { readFileSync } from 'node:fs';
import { Play, randomFrom } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { sensibly } from './sensible.ts';

/** The decision table of RULES.md (SHB-16) against the questions of the game. */
const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const table = [
  ...rules.matchAll(/^\| \*\*(SHB-16\.\d+)\*\* *\| (\w+)[^|]*\|[^|]*\|[^|]*\|[^|]*\| ([^|]*?) *\|$/gm),
].map(([, id, name, kind]) => ({ id, name, kind }));
const questions = game.frames.flatMap(({ id, question }) =>
  question ? [{ id, rule: (question as { rule: string }).rule }] : [],
);

/** Where the table says it more shortly or longer than the vocabulary. */
const OTHER_NAMES: { [name: string]: string } = {
  chooseSoloSides: 'choose-solo-side',
  moveAstronautsIntoBuilding: 'move-astronauts-in',
  activateAnyToken: 'activate-token',
};
const named = (name: string): string => OTHER_NAMES[name] ?? name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`);

describe('decisions', () => {
  it('SHB-16, SHB-16.1: every entry but the choice before the game is a question that cites it, and no other is', () => {
    const asked = table.filter(({ id }) => id !== 'SHB-16.1').map(({ id, name }) => `${id} ${named(name)}`);
    expect(questions.map(({ id, rule }) => `${rule} ${id}`).sort()).toEqual(asked.sort());
  });

  it('SHB-16: optional ones can be declined wherever they are asked, forced ones cannot', () => {
    const kinds = new Map(table.map(({ name, kind }) => [named(name), kind]));
    const wrong = new Set<string>();
    for (const [seats, seed] of [
      [1, 'd1'],
      [2, 'd2'],
      [3, 'd3'],
      [4, 'd4'],
    ] as const)
      playOut(
        Play.start(game, { seats, seed }),
        randomFrom(seed),
        (play) => {
          for (const { question, answers } of play.asked()) {
            const declines = answers.some(
              (answer) =>
                'stop' in answer ||
                'none' in answer ||
                ('help' in answer && answer.help === 'none') ||
                ('use' in answer && answer.use === false),
            );
            const kind = kinds.get(question);
            if (kind === 'optional' && !declines && question !== 'command-window')
              wrong.add(`${question} must be declinable`);
            if (kind === 'forced' && declines) wrong.add(`${question} must be answered`);
          }
        },
        sensibly,
      );
    expect([...wrong]).toEqual([]);
  });
});
