import { type Asked, type Play, type Seat, type View, view } from '@orrery/kernel';
import type { BoardProps, Face, Language } from '@orrery/ui/contract';
import type { Part } from '@orrery/ui/target';
import { choiceOf } from '@orrery/ui/testing';
import { makeSay } from '@orrery/ui/words';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { steadyGame } from '../../test/steady.ts';
import { cs } from '../../words/cs.ts';
import { en } from '../../words/en.ts';
import { words } from '../../words/index.ts';
import { pl } from '../../words/pl.ts';
import { ActionPanel } from '../action-panel/action-panel.tsx';
import { BoardContextProvider } from '../context.tsx';
import { Own, panels } from '../own/own.tsx';
import { PlayerRow } from '../player-row.tsx';

const CATALOGUES = { en, pl, cs };

/** A question with the view in which it was put. */
export interface Scene {
  readonly asked: Asked<Eclipse>;
  readonly view: View<Eclipse>;
}

export const sceneOf = (play: Play<Eclipse>, seat: Seat, question?: string): Scene => {
  const seen = view(play, seat);
  const asked = seen.asked.find((one) => (question ? one.question === question : !one.offer));
  if (!asked) throw new Error(`seat ${seat} is not asked ${question ?? 'anything'}`);
  return { asked, view: seen };
};

/** Some scenes of each kind of question that sane games meet. */
export function scenesOf(games: number, each: number): Map<string, Scene[]> {
  const scenes = new Map<string, Scene[]>();
  for (let i = 0; i < games; i++)
    steadyGame(`desk ${i}`, (play) => {
      for (const { seat, question } of play.asked()) {
        const known = scenes.get(question) ?? [];
        if (known.length < each) scenes.set(question, [...known, sceneOf(play, seat, question)]);
      }
    });
  return scenes;
}

const facesOf = ({ seats, viewer }: View<Eclipse>): Face[] =>
  Array.from({ length: seats }, (_, seat) => ({
    ...{ id: seat, seat, name: `Player ${seat}`, you: seat === viewer, mark: seat },
  }));

export function propsOf(
  { view: seen, asked }: Scene,
  picked: Part = {},
  language: Language = 'en',
): BoardProps<Eclipse> {
  const faces = facesOf(seen);
  const say = makeSay({
    language,
    catalogues: [CATALOGUES[language]],
    kinds: words.kinds,
    compounds: words.compounds,
    faces,
  });
  return {
    ...{ view: seen, events: [], log: [], choice: choiceOf(asked, picked), faces, say, pace: 1 },
    ...{ open() {}, marked: [], look() {} },
  };
}

export const drawPanel = (props: BoardProps<Eclipse>): string =>
  renderToStaticMarkup(
    <BoardContextProvider props={props}>
      <ActionPanel />
    </BoardContextProvider>,
  );

export const drawOwn = (props: BoardProps<Eclipse>): string =>
  renderToStaticMarkup(
    <>
      <Own {...props} />
      {panels.map(({ id, Body }) => (
        <Body key={id} {...props} />
      ))}
    </>,
  );

export const drawRows = (props: BoardProps<Eclipse>): string =>
  renderToStaticMarkup(props.faces.map((face) => <PlayerRow key={face.id} {...props} face={face} />));
