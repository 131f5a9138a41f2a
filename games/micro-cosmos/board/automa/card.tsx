import { Glyph, type GlyphName } from '@orrery/ui';
import type { AutomaRow } from '../../data/index.ts';
import type { RowReport } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { rowIn } from '../read/automa.ts';

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

interface RowsProps {
  readonly rows: readonly { readonly row: AutomaRow; readonly report?: RowReport | undefined }[];
}

/** The rows of an Automa card, ticked off: done, done in part, or skipped with the reason. */
export const AutomaRows = ({ rows }: RowsProps) => (
  <ol className="mc-automa-rows">
    {rows.map(({ row, report }, at) => (
      <Row key={at} row={row} report={report} />
    ))}
  </ol>
);

function Row({ row, report }: RowsProps['rows'][number]) {
  const { say } = useBoard();
  return (
    <li data-outcome={report?.outcome ?? 'open'}>
      <Sign name={SIGNS[row.action]} />
      <span>
        {rowIn(say, row)}
        {report?.why && <small> {say(`why.${report.why}`)}</small>}
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
