import { matches } from '@orrery/kernel';
import { LANGUAGES } from '@orrery/ui/contract';
import { choiceOf, LOST, targetsIn } from '@orrery/ui/testing';
import { missing } from '@orrery/ui/words';
import { afterEach, describe, expect, test } from 'vitest';
import { battleSector } from '../../rules/battle/sector.ts';
import { type Stage, TERRANS, table } from '../../test/stage.ts';
import { sizeOf } from '../battle/side.tsx';
import { targetPart } from '../battle/target-part.ts';
import { Theatre } from '../battle/theatre.tsx';
import { BattleDetail } from '../detail/battle.tsx';
import { draw, propsOf } from './battle-props.tsx';

afterEach(() => expect([...missing]).toEqual([]));

const TWO = TERRANS.slice(0, 2);
const FAR = [6, -3] as const;

/** Seat 0 attacks a mixed fleet and is asked where its hits go. */
function assigning(): Stage {
  const stage = table(TWO).lay(304, FAR, 0, {
    disc: 1,
    ships: [
      [1, { interceptor: 2, cruiser: 2, dreadnought: 1 }],
      [0, { interceptor: 3, cruiser: 1 }],
    ],
  });
  stage.dice({ yellow: [0, 0, 6, 6, 6] }).doing(battleSector({ sector: 304 }));
  for (let i = 0; i < 20 && stage.scene.play.asked()[0]?.question !== 'assign-die'; i++) {
    const [{ seat, answers }] = stage.scene.play.asked();
    stage.when(seat, answers.find((answer) => 'do' in answer && answer.do === 'attack') ?? answers[0]);
  }
  return stage;
}

/** Seat 0 may attack or go home. */
function engaging(): Stage {
  const stage = table(TWO).lay(107, FAR, 0, {
    ships: [
      [1, { dreadnought: 1 }],
      [0, { interceptor: 1 }],
    ],
  });
  return stage.lay(304, [6, -4], 0, { disc: 0 }).doing(battleSector({ sector: 107 }));
}

/** Two types of seat 0 are equally quick. */
function tied(): Stage {
  const stage = table(TWO).learn(0, 'fusion_drive');
  stage.design(0, 'cruiser', [null, null, null, null, null, 'fusion_drive']);
  stage.lay(304, FAR, 0, {
    ships: [
      [1, { dreadnought: 1 }],
      [0, { interceptor: 1, cruiser: 1 }],
    ],
  });
  return stage.doing(battleSector({ sector: 304 }));
}

const SCENES = { 'assign-die': assigning(), engage: engaging(), 'initiative-order': tied() };

/** What a target of the theatre stands for, by its id. */
function partOf(stage: Stage, id: string): { readonly [field: string]: unknown } | undefined {
  const [kind, a, b, c] = id.split(':');
  if (kind === 'retreat') return { do: 'retreat', to: Number(a) };
  if (kind === 'order') return ['attack', 'wait', 'retreat'].includes(a) ? { do: a } : { order: a.split('-') };
  const { view, choice } = propsOf(stage);
  if (kind === 'foe')
    return choice.asked?.question === 'assign-die'
      ? targetPart(view.table, choice.asked.answers, { ship: b as 'cruiser', at: Number(c) })
      : undefined;
  return undefined;
}

describe('the theatre', () => {
  for (const [question, stage] of Object.entries(SCENES)) {
    const props = propsOf(stage);
    test(`${question}: every answer can be given by a target, and every target is an answer`, () => {
      expect(props.choice.asked?.question).toBe(question);
      const targets = targetsIn(draw(props, <Theatre />)).filter(({ can }) => can);
      const parts = targets.map(({ id }) => partOf(stage, id));
      const answers = props.choice.asked?.answers ?? [];
      for (const answer of answers)
        expect(
          parts.some((part) => part && matches(answer, part)),
          JSON.stringify(answer),
        ).toBe(true);
      for (const part of parts) expect(answers.some((answer) => part && matches(answer, part))).toBe(true);
    });

    test(`${question}: names, ids and words`, () => {
      for (const language of LANGUAGES) {
        const markup = draw(propsOf(stage, { language }), <Theatre />);
        expect(markup).not.toMatch(LOST);
        const targets = targetsIn(markup);
        expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
        for (const { name } of targets) expect(name.length).toBeGreaterThan(3);
      }
    });
  }

  test('ships that are alike stand for the one the rules list', () => {
    const targets = targetsIn(draw(propsOf(SCENES['assign-die']), <Theatre />));
    const open = targets.filter(({ can }) => can).map(({ id }) => id.split(':').slice(2).join(' '));
    expect(open).toEqual(
      expect.arrayContaining(['interceptor 0', 'interceptor 1', 'cruiser 0', 'cruiser 1', 'dreadnought 0']),
    );
  });

  test('the dice that were rolled lie in the tray with their reasons', () => {
    const markup = draw(propsOf(SCENES['assign-die']), <Theatre />);
    expect(markup.match(/ec-die-hit/g)?.length).toBeGreaterThan(0);
    expect(markup).toContain('A burst always hits.');
  });

  test('while dice roll nothing tells what they show', () => {
    const { scene } = SCENES['assign-die'];
    const rolled = scene.told.findLastIndex(({ type }) => type === 'rolled');
    const events = scene.told.slice(rolled);
    const telling = { starts: events.map((_, at) => at * 1500), total: events.length * 1500, told: 1, skip() {} };
    const props = propsOf(SCENES['assign-die'], { language: 'en' });
    const markup = draw({ ...props, choice: choiceOf(undefined), events, telling }, <Theatre />);
    expect(markup).toContain('ec-die-rolls');
    expect(markup).toContain('Rolling the dice');
    expect(markup).not.toMatch(/ec-die-hit|ec-die-miss|ec-because|: burst|: blank/);
  });

  test('a watcher sees the battle in brief, and nothing to press', () => {
    const markup = draw(propsOf(SCENES.engage, { viewer: 'watcher' }), <Theatre />);
    expect(markup).toContain('ec-strip');
    expect(targetsIn(markup).filter(({ can }) => can)).toEqual([]);
  });
});

describe('details of battles', () => {
  const stage = SCENES['assign-die'];
  for (const language of LANGUAGES)
    test(`calculator and old battles (${language})`, () => {
      for (const id of ['battle', 'battle:304', 'battle:101', 'battle:told:0', 'battle:told:9']) {
        const markup = draw(propsOf(stage, { language }), <BattleDetail id={id} />);
        expect(markup, id).not.toMatch(LOST);
        expect(markup, id).toContain('<h3');
      }
    });
});

test('the fewer ships a fleet has, the larger they are drawn', () => {
  expect([1, 2, 3, 4, 5, 8, 9].map(sizeOf)).toEqual(['lone', 'lone', 'few', 'few', 'some', 'some', 'many']);
});
