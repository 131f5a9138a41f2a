import { type Event, type Viewer, view } from '@orrery/kernel';
import type { BoardProps, Face, Language } from '@orrery/ui/contract';
import type { Part } from '@orrery/ui/target';
import { choiceOf } from '@orrery/ui/testing';
import { makeSay } from '@orrery/ui/words';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Eclipse } from '../../rules/vocabulary.ts';
import type { Stage } from '../../test/stage.ts';
import { cs } from '../../words/cs.ts';
import { en } from '../../words/en.ts';
import { words } from '../../words/index.ts';
import { pl } from '../../words/pl.ts';
import { BoardContextProvider } from '../context.tsx';

const CATALOGUES = { en, pl, cs };

const facesOf = (seats: number, viewer: Viewer): Face[] =>
  Array.from({ length: seats }, (_, seat) => ({
    ...{ id: seat, seat, name: `Player ${seat}`, you: seat === viewer, mark: seat },
  }));

interface Picture {
  readonly viewer?: Viewer;
  readonly picked?: Part;
  readonly language?: Language;
  readonly log?: readonly Event<Eclipse>[];
}

/** What the shell would give to a board in a position of a test. */
export function propsOf(stage: Stage, { viewer = 0, picked, language = 'en', log }: Picture = {}): BoardProps<Eclipse> {
  const seen = view(stage.scene.play, viewer);
  const faces = facesOf(seen.seats, viewer);
  const say = makeSay({
    language,
    catalogues: [CATALOGUES[language]],
    kinds: words.kinds,
    compounds: words.compounds,
    faces,
  });
  const asked = seen.asked.find(({ offer }) => !offer);
  return {
    ...{ view: seen, events: [], log: log ?? stage.scene.told, choice: choiceOf(asked, picked), faces, say, pace: 1 },
    ...{ open() {}, marked: [], look() {} },
  };
}

export const draw = (props: BoardProps<Eclipse>, drawing: ReactNode): string =>
  renderToStaticMarkup(<BoardContextProvider props={props}>{drawing}</BoardContextProvider>);
