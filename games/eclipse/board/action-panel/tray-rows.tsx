import type { ReactNode } from 'react';
import { type TechId, TRACKS, techOf } from '../../data/index.ts';
import { hasBoard, kindsInTray, nextDiscount } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';

const ROWS = [...TRACKS, 'rare'] as const;
type Row = (typeof ROWS)[number];

/** The technology tray: a row for each track and one for rare ones, cheap to dear, as it lies on the table. */
export function TrayRows({ tile }: { readonly tile: (tech: TechId) => ReactNode }) {
  const { say, view } = useBoard();
  const kinds = kindsInTray(view.table);
  return (
    <div className="ec-techtray">
      {ROWS.map((row) => {
        const techs = kinds.filter((tech) => techOf(tech).category === row);
        return (
          <section key={row} className={`ec-techtray-row ec-track-${row}`}>
            <h3>
              {say(`track.${row}`)} <Discount row={row} />
            </h3>
            {techs.length === 0 && <p className="ec-note">{say('board.tray.empty')}</p>}
            <ul>
              {techs.map((tech) => (
                <li key={tech}>{tile(tech)}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** What the next tile of a track costs less. */
function Discount({ row }: { readonly row: Row }) {
  const { say, view, seat } = useBoard();
  if (row === 'rare' || !hasBoard(view.table, seat)) return null;
  const discount = nextDiscount(view.table, seat, row);
  return (
    <small>{discount === null ? say('board.techs.full') : say('board.techs.discount', { count: discount })}</small>
  );
}
