import { SPACE } from '../data/index.ts';
import { useBoard, useFace, useMe, useSpace } from './context.tsx';
import { CorporationMark } from './corporations/mark.tsx';
import { spaceAngle } from './crater/layout.ts';
import { AstronautPiece } from './pieces/astronaut.tsx';
import { Amounts } from './pieces/effects.tsx';
import { Owners } from './pieces/owners.tsx';
import { Sign } from './pieces/sign.tsx';
import { rowOf } from './read/row.ts';

/** What the space that is pointed at would bring and cost, and who would receive the astronaut (SHB-21.2). */
export function RowPreview() {
  const { view, say } = useBoard();
  const me = useMe() ?? 0;
  const space = useSpace();
  if (!space || !SPACE[space] || view.table.round === 0) return null;
  const row = rowOf(view.table, me, space);
  const { ores, credits, tokens, activations, total, dues, receiver, extra } = row;
  const angle = spaceAngle(space);
  return (
    <div className="sb-preview" role="status" data-low={angle > 270 || angle < 90}>
      <strong>
        {say('board.row.title', { space, n: row.activated.length })}
        {!row.affordable && <em className="sb-short"> {say('board.row.short', { n: total })}</em>}
      </strong>
      <ul>
        <li>
          <AstronautPiece type="engineer" />
          <Amounts
            of={[
              { sign: 'titanium', n: ores.titanium },
              { sign: 'rareEarth', n: ores.rareEarth },
            ]}
          />
        </li>
        <li>
          <AstronautPiece type="technician" />
          <Amounts of={[{ sign: 'credits', n: credits }]} />
        </li>
        <li>
          <AstronautPiece type="scientist" />
          {activations}×
          {tokens.map(({ spot, corporation }) => (
            <CorporationMark key={spot} id={corporation} face={view.table.tokens[spot].face} />
          ))}
        </li>
        {extra > 0 && (
          <li>
            <Amounts of={[{ sign: 'credits', n: `+${extra}` }]} />
          </li>
        )}
      </ul>
      <ul>
        {dues.length === 0 && (
          <li>
            <Sign name="rent" />0
          </li>
        )}
        {dues.map(({ to, credits: due }) => (
          <li key={String(to)}>
            <Sign name="rent" />
            <Amounts of={[{ sign: 'credits', n: `−${due}` }]} />
            <Payee who={to} />
          </li>
        ))}
        <li>
          <Sign name="arrival" />
          {receiver.to === null ? say('board.gateway') : <Payee who={receiver.to} />}
          {receiver.tie && <small>{say('board.row.tie')}</small>}
        </li>
      </ul>
    </div>
  );
}

function Payee({ who }: { readonly who: number | null }) {
  const { say } = useBoard();
  const { name } = useFace(who ?? 0);
  if (who === null) return <span>{say('board.supply')}</span>;
  return (
    <span className="sb-payee">
      <Owners of={[who]} /> {name}
    </span>
  );
}
