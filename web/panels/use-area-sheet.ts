import type { Asked } from '@orrery/kernel';
import { useMedia } from '@orrery/ui';
import { useState } from 'react';
import type { Answerable } from '../choice/use-answerable.ts';
import { recall, remember } from '../lib/local-storage.ts';

/** What lies beside the board. */
export type Area = 'own' | 'players' | 'log';

/** Folded to a handle, low beneath the board, or high before it. */
export type SheetHeight = 'folded' | 'low' | 'high';

export interface AreaSheet {
  readonly area: Area;
  readonly height: SheetHeight;
  /** For which question it stands so; empty while nothing is asked. */
  readonly question: string;
  /** Something in the own area can be an answer. */
  readonly awaited: boolean;
  open(area: Area): void;
  /** Shows an area without hiding the board, unless it has to be high. */
  show(area: Area, height?: SheetHeight): void;
  /** As the question wants it, whatever was opened or shown before. */
  rest(): void;
  fold(): void;
}

/** Held in a hand: the sheet is folded unless the question is answered in it. Elsewhere it stands open. */
export const PHONE = '(max-width: 43.74em), (max-height: 32.49em)';

interface Chosen {
  readonly area: Area;
  readonly height: SheetHeight;
  readonly question: string;
}

/** `first`: the area that is shown until somebody chooses one. The sheet holds the own area, the players and the log where there is no room for columns. */
export function useAreaSheet(asked: Asked | undefined, answerable: Answerable, first: Area): AreaSheet {
  const phone = useMedia(PHONE);
  const question = asked ? `${asked.question} ${asked.seat} ${asked.since}` : '';
  const [chosen, setChosen] = useState<Chosen>();
  const [low, setLow] = useState(recall('sheet') !== false);
  const itself: SheetHeight = (phone ? answerable.own && !answerable.board : low) ? 'low' : 'folded';
  // What one has opened stays so; what one has folded opens itself for the next question. On a phone an open sheet lies
  // before the board, so it stays only if the next question is answered in it.
  const stays = (one: Chosen) =>
    one.height !== 'folded' && (!phone || (one.area === 'own' && itself === 'low') || question === '');
  const kept = chosen && (chosen.question === question || stays(chosen)) ? chosen : undefined;
  const { area, height } = kept ?? { area: first, height: itself };
  const keepLow = (next: boolean) => {
    if (phone) return;
    remember('sheet', next);
    setLow(next);
  };
  return {
    area,
    height,
    question,
    awaited: answerable.own,
    open(next) {
      keepLow(true);
      setChosen({ area: next, height: phone ? 'high' : 'low', question });
    },
    show(next, tall = 'low') {
      setChosen({ area: next, height: tall, question });
    },
    rest() {
      setChosen(undefined);
    },
    fold() {
      keepLow(false);
      setChosen({ area, height: 'folded', question });
    },
  };
}
