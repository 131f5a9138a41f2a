import { Glyph, type GlyphName } from '@orrery/ui';
import type { AutomaRow } from '../../data/index.ts';
import type { RowReport } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { rowIn, type TurnRow } from '../read/automa.ts';

const SIGNS: { readonly [action in AutomaRow['action']]: SignName } = {
  drawCrew: 'deck',
  move: 'travel',
  upgrade: 'upgrade',
  gather: 'gather',
  terraform: 'terraform',
  explore: 'explore',
  foundColony: 'found-colony',
  createOutpost: 'create-outpost',
  oneOf: 'action',
};

const TICKS: { readonly [outcome in RowReport['outcome']]: GlyphName } = {
  done: 'check',
  partly: 'minus',
  skipped: 'close',
};

/** The rows of an Automa card, ticked off: done with what came of it, done in part, or skipped with the reason. */
export const AutomaRows = ({ rows }: { readonly rows: readonly TurnRow[] }) => (
  <ol className="mc-automa-rows">
    {rows.map((row, at) => (
      <Row key={at} {...row} />
    ))}
  </ol>
);

function Row({ row, report, told = [] }: TurnRow) {
  const { say } = useBoard();
  return (
    <li data-outcome={report?.outcome ?? 'open'}>
      <Sign name={SIGNS[row.action]} />
      <span>
        {rowIn(say, row)}
        {report?.why && <small> {say(`why.${report.why}`)}</small>}
        {told.map((event, at) => (
          <small key={at}> {say(`event.${event.type}`, event)}</small>
        ))}
      </span>
      {report && (
        <span className="mc-tick">
          <Glyph name={TICKS[report.outcome]} />
          <span className="unseen">{say(`board.automa.${report.outcome}`)}</span>
        </span>
      )}
    </li>
  );
}
