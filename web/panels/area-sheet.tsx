import { IconButton, Tabs } from '@orrery/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../words/index.ts';
import type { AreaSheet as Sheet } from './use-area-sheet.ts';

interface AreaSheetProps {
  readonly sheet: Sheet;
  readonly own: ReactNode;
  readonly players: ReactNode;
  readonly log: ReactNode;
  /** Stands in the handle. */
  readonly extra: ReactNode;
}

/** Own area, players and log where there is no room for columns: a sheet below the board that folds to a handle. */
export function AreaSheet({ sheet, own, players, log, extra }: AreaSheetProps) {
  const words = useSay();
  const { area, height, question, open, fold } = sheet;
  const folded = height === 'folded';
  const wasOpen = useRef(false);
  const top = useRef<HTMLDivElement>(null);
  // What a new question is about comes first in the own area.
  useEffect(() => {
    if (question) top.current?.scrollIntoView({ block: 'start' });
  }, [question]);
  return (
    <div
      className="side"
      data-height={height}
      onPointerDownCapture={({ target }) => {
        wasOpen.current = !folded && tabAt(target)?.ariaSelected === 'true';
      }}
      onClickCapture={({ target }) => {
        // A tap on the open tab folds it; a tab that is selected already does not report a tap.
        if (tabAt(target)?.ariaSelected !== 'true') return;
        if (wasOpen.current && height === 'high') fold();
        else open(area);
      }}
    >
      <Tabs
        label={words('areas')}
        tabs={[
          { id: 'own', label: words('own'), alert: sheet.awaited && (folded || area !== 'own') },
          { id: 'players', label: words('players') },
          { id: 'log', label: words('log') },
        ]}
        current={area}
        onChange={open}
        extra={
          <>
            {extra}
            <IconButton
              icon="down"
              className="side-fold"
              label={words(folded ? 'panel.unfold' : 'panel.fold')}
              aria-expanded={!folded}
              onPress={() => (folded ? open(area) : fold())}
            />
          </>
        }
      >
        {/* Stays in the page: what can be answered in it decides whether the sheet opens by itself. */}
        <div ref={top} hidden={area !== 'own'}>
          {own}
        </div>
        {area === 'players' && players}
        {area === 'log' && log}
      </Tabs>
    </div>
  );
}

const tabAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[role=tab]') : null;
