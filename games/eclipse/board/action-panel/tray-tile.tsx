import type { Seat } from '@orrery/kernel';
import { hasLongWord, type Part, Plate, partable, type ThingProps } from '@orrery/ui';
import { type TechId, TRACKS, type Track, techOf } from '../../data/index.ts';
import { knows, type ResearchPrice, researchPrice } from '../../rules/lookups/index.ts';
import type { Seen } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { TechSign } from '../pieces/tech.tsx';

/** Tracks a technology may go on. */
export const tracksFor = (tech: TechId): readonly Track[] => {
  const { category } = techOf(tech);
  return category === 'rare' ? TRACKS : [category];
};

/** What choosing a technology says: its track, too, where there is but one. */
export function researchPart(tech: TechId): Part {
  const tracks = tracksFor(tech);
  return { do: 'research', tech, ...(tracks.length === 1 ? { track: tracks[0] } : {}) };
}

/** What can be had comes first, then what is cheap. */
const byPrice = (one: ResearchPrice, other: ResearchPrice): number =>
  Number(one.why !== null) - Number(other.why !== null) || one.cost - other.cost;

export const bestPrice = (table: Seen, seat: Seat, tech: TechId): ResearchPrice =>
  tracksFor(tech)
    .map((track) => researchPrice(table, seat, tech, track))
    .toSorted(byPrice)[0];

export const copiesOf = ({ techs }: Seen, tech: TechId): number =>
  techs.tray.cards?.filter((one) => one === tech).length ?? 0;

/** Longer words need the width of two tiles. */
const LONGEST = 16;

interface TrayTileProps {
  readonly tech: TechId;
  readonly target: ThingProps;
  /** What it costs the viewer; nothing if it is free or nobody's to buy. */
  readonly price?: ResearchPrice;
  readonly open: boolean;
  /** Why it cannot be had, if the price does not say so. */
  readonly why?: string;
  /** Where there is room: what it does. */
  readonly text?: string;
}

/** A kind of technology in the tray, as a small tile. */
export function TrayTile({ tech, target, price, open, why, text }: TrayTileProps) {
  const { say, view } = useBoard();
  const copies = copiesOf(view.table, tech);
  const name = say(`tech.${tech}`);
  return (
    <Plate target={target}>
      <div
        className="ec-techtray-tile"
        data-open={open}
        data-stack={Math.min(copies, 3)}
        data-long={hasLongWord(name, LONGEST)}
      >
        <span className="ec-techtray-top">
          <TechSign tech={tech} />
          {price && <Price price={price} />}
        </span>
        <strong>
          {partable(name)} {copies > 1 && <span className="ec-techtray-copies">×{copies}</span>}
        </strong>
        {text !== undefined && <span className="ec-techtray-text">{text}</span>}
        {why !== undefined && <span className="ec-reason">{why}</span>}
        {price && !open && <Shortfall tech={tech} price={price} />}
      </div>
    </Plate>
  );
}

/** Cost now, struck out what is printed if that differs. */
const Price = ({ price: { cost, printed } }: { readonly price: ResearchPrice }) => (
  <span className="ec-price">
    <ResourceSvg resource="science" />
    {cost !== printed && <del>{printed}</del>}
    <b>{cost}</b>
  </span>
);

/** Why the viewer cannot pay for it now. */
function Shortfall({ tech, price: { cost, why } }: { readonly tech: TechId; readonly price: ResearchPrice }) {
  const { say, player } = useBoard();
  const short = cost - player.storage.science;
  if (knows(player, tech)) return <span className="ec-reason">{say('board.tray.known')}</span>;
  if (why === 'science-short') return <span className="ec-reason">{say('board.tray.short', { count: short })}</span>;
  return <span className="ec-reason">{why && say(`why.${why}`)}</span>;
}
