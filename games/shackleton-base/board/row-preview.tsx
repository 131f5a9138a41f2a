import { SPACE } from '../data/index.ts';
import { rowFor } from '../rules/lookups/index.ts';
import { useBoard, useFace, useMe, useSpace } from './context.tsx';
import { CorporationMark } from './corporations/mark.tsx';
import { isHigh } from './crater/layout.ts';
import { AstronautPiece } from './pieces/astronaut.tsx';
import { Amounts } from './pieces/effects.tsx';
import { Owners } from './pieces/owners.tsx';
import { Sign } from './pieces/sign.tsx';
import { Sums } from './pieces/sums.tsx';

/** What the space that is pointed at would bring and cost, and who would receive the astronaut (SHB-21.2). */
export function RowPreview() {
  const { view, say } = useBoard();
  const me = useMe() ?? 0;
  const space = useSpace();
  if (!space || !SPACE[space] || view.table.round === 0) return null;
  const { activated, engineer, technician, scientist, rent, dues, payable, receiver } = rowFor(view.table, me, space);
  return (
    <div className="sb-preview" role="status" data-low={isHigh(space)}>
      <strong>
        {say('board.row.title', { space, n: activated.length })}
        {!payable && <em className="sb-short"> {say('board.row.short', { n: rent })}</em>}
      </strong>
      <ul>
        <li>
          <AstronautPiece type="engineer" />
          <Amounts
            of={[
              { sign: 'titanium', n: engineer.titanium },
              { sign: 'rareEarth', n: engineer.rareEarth },
            ]}
          />
        </li>
        <li>
          <AstronautPiece type="technician" />
          <Amounts of={[{ sign: 'credits', n: technician }]} />
        </li>
        <li>
          <AstronautPiece type="scientist" />
          {scientist.activations}×
          {scientist.tokens.map((spot) => {
            const { corporation, face } = view.table.tokens[spot];
            return <CorporationMark key={spot} id={corporation} face={face} />;
          })}
        </li>
      </ul>
      <ul>
        {dues.length === 0 && (
          <li>
            <Sign name="rent" />0
          </li>
        )}
        {dues.map(({ to, credits }) => (
          <li key={String(to)}>
            <Sign name="rent" />
            <Amounts of={[{ sign: 'credits', n: `−${credits}` }]} />
            <Payee who={to} />
          </li>
        ))}
        <li>
          <Sums sizes={receiver.sizes} />
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
