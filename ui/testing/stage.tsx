import { type Asked, matches, type View } from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardProps, Choice, Face, GameScreen, GameWords, Language } from '../contract.ts';
import type { Part } from '../target.ts';
import { makeSay } from '../words.ts';
import { cataloguesOf } from './words-kit.ts';

/** A view, with the question that was put in it. */
export interface Scene<T> {
  readonly view: View<T>;
  readonly asked: Asked;
}

/** A scene at which nobody need be asked. */
type Sight<T> = Pick<Scene<T>, 'view'> & Partial<Scene<T>>;

/** What the shell would give to the pictures of a game, and the pictures as markup. */
export interface Stage<T> {
  facesOf(seen: View<T>): Face[];
  propsOf(seen: View<T>, choice: Choice, language?: Language): BoardProps<T>;
  /** The board and the own area as they are now. */
  draw(sight: Sight<T>, picked?: Part, language?: Language): string;
  /** The same, but each picture is drawn only once: for boards that hold nothing in their hands. */
  markupOf(sight: Sight<T>, picked?: Part, language?: Language): string;
}

export async function stageOf<T>(screen: GameScreen<T>, words: GameWords): Promise<Stage<T>> {
  const catalogues = await cataloguesOf(words);
  const { Board, Own } = screen;
  const drawn = new WeakMap<Sight<T>, Map<string, string>>();

  const facesOf = (seen: View<T>): Face[] =>
    screen.parties(seen).map((party) => ({
      ...party,
      name: `Player ${party.id}`,
      you: party.seat === seen.viewer,
      mark: party.id,
    }));

  const propsOf: Stage<T>['propsOf'] = (seen, choice, language = 'en') => {
    const faces = facesOf(seen);
    const say = makeSay({ language, catalogues: [catalogues[language]], kinds: words.kinds, faces });
    return { view: seen, events: [], choice, faces, say, pace: 1, open() {}, marked: [], look() {} };
  };

  const draw: Stage<T>['draw'] = ({ view, asked }, picked = {}, language = 'en') => {
    const props = propsOf(view, choiceOf(asked, picked), language);
    return renderToStaticMarkup(<Board {...props} />) + renderToStaticMarkup(<Own {...props} />);
  };

  const markupOf: Stage<T>['markupOf'] = (sight, picked = {}, language = 'en') => {
    const known = drawn.get(sight) ?? new Map<string, string>();
    drawn.set(sight, known);
    const key = `${language} ${JSON.stringify(picked)}`;
    const markup = known.get(key) ?? draw(sight, picked, language);
    known.set(key, markup);
    return markup;
  };

  return { facesOf, propsOf, draw, markupOf };
}

/** The viewer's choice as the shell narrows it. */
export function choiceOf(asked: Asked | undefined, picked: Part = {}): Choice {
  const can = (part: Part) => asked?.answers.some((answer) => matches(answer, { ...picked, ...part })) ?? false;
  const left = asked?.answers.filter((answer) => matches(answer, picked)) ?? [];
  const ready = Object.keys(picked).length > 0 && left.length === 1 ? { proposed: left[0] } : {};
  return { ...(asked ? { asked } : {}), picked, can, pick() {}, why: () => undefined, ...ready };
}
