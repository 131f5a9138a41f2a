import type { BoardProps } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { LogLine } from '../host/host.ts';
import { Log } from '../log/log.tsx';
import type { TallyCard } from '../log/tallies.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import { AreaSheet } from './area-sheet.tsx';
import { Drawn } from './drawn.tsx';
import { OwnArea } from './own-area.tsx';
import { PanelColumn } from './panel-column.tsx';
import { Players } from './players.tsx';
import type { AreaSheet as Sheet } from './use-area-sheet.ts';
import type { Panels } from './use-panels.ts';

interface AreasProps extends TableProps {
  readonly board: BoardProps;
  readonly lines: readonly LogLine[];
  readonly tallies: readonly TallyCard[];
  readonly onTally: (card: TallyCard) => void;
  readonly onMark: (things: readonly string[]) => void;
  /** Columns at both sides, where there is room for them. */
  readonly panels: Panels | false;
  readonly sheet: Sheet;
  /** Stands in the handle of the sheet. */
  readonly extra: ReactNode;
}

/** What stands round the board: the players, what is one's own, and the log. */
export function Areas({ board, lines, tallies, onTally, onMark, panels, sheet, extra, ...props }: AreasProps) {
  const words = useSay();
  const { screen, say } = props;
  const { Own, panels: more = [] } = screen;
  const players = <Players {...props} board={board} />;
  const log = <Log {...props} {...{ lines, tallies, onTally, onMark }} open={board.open} />;
  if (!panels)
    return (
      <AreaSheet
        sheet={sheet}
        own={
          <OwnArea label={words('own')}>
            <Drawn by={Own} {...board} />
            {more.map(({ id, Body }) => (
              <Drawn key={id} by={Body} {...board} />
            ))}
          </OwnArea>
        }
        players={players}
        log={log}
        extra={extra}
      />
    );
  const own = (label: string, Body: typeof Own) => (
    <OwnArea label={label}>
      <Drawn by={Body} {...board} />
    </OwnArea>
  );
  const parts = [
    { id: 'players', title: words('players'), body: players },
    { id: 'own', title: words('own'), body: own(words('own'), Own) },
    { id: 'log', title: words('log'), body: log },
    ...more.map(({ id, title = `panel.${id}`, Body }) => ({ id, title: say(title), body: own(say(title), Body) })),
  ];
  return (
    <>
      <PanelColumn {...panels} side="left" parts={parts} />
      <PanelColumn {...panels} side="right" parts={parts} />
    </>
  );
}
