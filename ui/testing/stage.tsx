import { type Asked, type Game, Play, randomFrom, type View, type Vocabulary, view } from '@orrery/kernel';
import { type Chooser, playOut, randomSetup } from '@orrery/kernel/random';
import { renderToStaticMarkup } from 'react-dom/server';
import { choiceOf } from '../choice.ts';
import type { BoardProps, BoardSymbol, Choice, Face, GameScreen, GameWords, Language } from '../contract.ts';
import type { Part } from '../target.ts';
import { makeSay } from '../words.ts';
import { cataloguesOf } from './words-kit.ts';

/** A view, with the question that was put in it. */
export interface Scene<G extends Vocabulary> {
  readonly view: View<G>;
  readonly asked: Asked<G>;
}

interface Games<G extends Vocabulary> {
  readonly games: number;
  /** So many scenes of a kind, and at most so many of one game. */
  readonly each: number;
  readonly perGame?: number;
  /** Blind answers, unless it is said how to choose. */
  readonly choose?: Chooser<G>;
}

/** Some scenes of every kind of question, from random games of all sizes. */
export function scenesOfEveryKind<G extends Vocabulary>(
  game: Game<G>,
  { games, each, perGame = each, choose }: Games<G>,
): Map<string, Scene<G>[]> {
  const scenes = new Map<string, Scene<G>[]>();
  for (let n = 0; n < games; n++) {
    const name = `scenes ${n}`;
    const ofGame = new Map<string, number>();
    const look = (play: Play<G>) => {
      for (const { question, seat } of play.asked()) {
        const known = scenes.get(question) ?? [];
        const here = ofGame.get(question) ?? 0;
        if (known.length >= each || here >= perGame) continue;
        const seen = view(play, seat);
        const asked = seen.asked.find((one) => one.question === question);
        if (!asked) continue;
        scenes.set(question, [...known, { asked, view: seen }]);
        ofGame.set(question, here + 1);
      }
    };
    playOut(Play.start(game, randomSetup(game, name)), randomFrom(name), look, choose);
  }
  return scenes;
}

/** A scene at which nobody need be asked. */
type Sight<G extends Vocabulary> = Pick<Scene<G>, 'view'> & Partial<Scene<G>>;

/** What the shell would give to the pictures of a game, and the pictures as markup. */
export interface Stage<G extends Vocabulary> {
  facesOf(seen: View<G>): Face[];
  propsOf(seen: View<G>, choice: Choice<G>, language?: Language): BoardProps<G>;
  /** The board and the own area as they are now. */
  draw(sight: Sight<G>, picked?: Part, language?: Language): string;
  /** The same with what stands before the board and the rows of all players. */
  drawAll(sight: Sight<G>): string;
  /** As `draw`, but each picture is drawn only once: for boards that hold nothing in their hands. */
  markupOf(sight: Sight<G>, picked?: Part, language?: Language): string;
  /** What is drawn again and again. */
  readonly symbols: readonly BoardSymbol[];
}

export async function stageOf<G extends Vocabulary>(screen: GameScreen<G>, words: GameWords): Promise<Stage<G>> {
  const catalogues = await cataloguesOf(words);
  const { Board, Own, panels = [] } = screen;
  const drawn = new WeakMap<Sight<G>, Map<string, string>>();

  const facesOf = (seen: View<G>): Face[] =>
    screen.players(seen).map((player) => ({
      ...player,
      name: `Player ${player.id}`,
      you: player.seat === seen.viewer,
      mark: player.id,
    }));

  const propsOf: Stage<G>['propsOf'] = (seen, choice, language = 'en') => {
    const faces = facesOf(seen);
    const { kinds, compounds } = words;
    const say = makeSay({ language, catalogues: [catalogues[language]], kinds, compounds, faces });
    return { view: seen, events: [], choice, faces, say, pace: 1, open() {}, marked: [], look() {} };
  };

  const draw: Stage<G>['draw'] = ({ view, asked }, picked = {}, language = 'en') => {
    const props = propsOf(view, choiceOf(asked, picked), language);
    return [Board, Own, ...panels.map(({ Body }) => Body)]
      .map((Part) => renderToStaticMarkup(<Part {...props} />))
      .join('');
  };

  const drawAll: Stage<G>['drawAll'] = (sight) => {
    const { Overlay, PlayerRow } = screen;
    const props = propsOf(sight.view, choiceOf(sight.asked));
    const rows = props.faces.map((face) => renderToStaticMarkup(<PlayerRow {...props} face={face} />));
    return [draw(sight), Overlay ? renderToStaticMarkup(<Overlay {...props} cover={() => {}} />) : '', ...rows].join(
      '',
    );
  };

  const markupOf: Stage<G>['markupOf'] = (sight, picked = {}, language = 'en') => {
    const known = drawn.get(sight) ?? new Map<string, string>();
    drawn.set(sight, known);
    const key = `${language} ${JSON.stringify(picked)}`;
    const markup = known.get(key) ?? draw(sight, picked, language);
    known.set(key, markup);
    return markup;
  };

  return { facesOf, propsOf, draw, drawAll, markupOf, symbols: screen.symbols ?? [] };
}
