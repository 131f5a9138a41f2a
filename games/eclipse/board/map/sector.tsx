import { same as alike } from '@orrery/kernel';
import { Mark, symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { memo } from 'react';
import { hexOf, SPECIES, SPECIES_IDS } from '../../data/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { Emblem } from '../pieces/emblem.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { HEX_INNER } from './hexes.ts';
import { DISC, type Figure, type FleetRow, fleetRows, POINTS, SIGNS, squarePlaces, TITLE } from './layout.ts';
import { Sign, signsOf } from './signs.tsx';
import { OrbitalShape, SquareShape } from './square.tsx';

interface SectorProps {
  readonly sector: SeenSector;
  /** The number and the star's name. */
  readonly title: string;
  /** The symbol of each seat, in order. */
  readonly marks: readonly number[];
  /** Opponents meet here. */
  readonly contested?: boolean;
}

const same = (one: SectorProps, other: SectorProps): boolean =>
  one.title === other.title &&
  one.marks === other.marks &&
  one.contested === other.contested &&
  (one.sector === other.sector || alike(one.sector, other.sector));

/** What stands in a sector, round 0,0; most pictures change one or two of fifty, so the others are not drawn again. */
export const SectorPicture = memo(function SectorPicture({ sector, title, marks, contested }: SectorProps) {
  const { id, disc } = sector;
  const owner = disc === null ? undefined : marks[disc];
  return (
    <g className={owner === undefined ? 'ec-sector' : `ec-sector ec-owned player-${owner}`} {...silent}>
      {owner !== undefined && <path d={HEX_INNER} className="ec-rim" />}
      <HomeEmblem id={id} />
      {contested && <Contested />}
      <Title title={title} />
      {owner !== undefined && (
        <g data-piece={`disc:${id}`}>
          <Disc mark={owner} />
        </g>
      )}
      <Points vp={hexOf(id).vp} />
      {signsOf(sector).map((name, i, all) => (
        <g key={name} transform={`translate(${(i - (all.length - 1) / 2) * SIGNS.step} ${SIGNS.y}) scale(0.78)`}>
          <g data-piece={`${name}:${id}`}>
            <Sign name={name} />
          </g>
        </g>
      ))}
      <Squares sector={sector} mark={owner} />
      <g className="ec-fleets">
        {fleetRows(sector).map((row) => (
          <Fleet
            key={`${row.seat} ${row.figures[0].ship}`}
            id={id}
            row={row}
            mark={row.seat === null ? undefined : marks[row.seat]}
          />
        ))}
      </g>
    </g>
  );
}, same);

const homeOf = (id: number) => SPECIES_IDS.find((species) => SPECIES[species].home === id);

function HomeEmblem({ id }: { readonly id: number }) {
  const species = homeOf(id);
  if (!species) return null;
  return (
    <g className="ec-home" transform="translate(0 -11) scale(3.1)">
      <Emblem species={species} />
    </g>
  );
}

/** Crossed blades and a broken red line: a battle is coming. */
function Contested() {
  return (
    <g className="ec-contested">
      <path d={HEX_INNER} className="ec-contested-line" />
      <path d="M-8-8L6 6M3 9L9 3M7 7L10 10M8-8L-6 6M-3 9L-9 3M-7 7L-10 10" transform="translate(46 70)" />
    </g>
  );
}

function Title({ title }: { readonly title: string }) {
  const [, number, name] = title.match(/^(\d+)\s(.*)$/) ?? ['', '', title];
  return (
    <text y={TITLE.y} className="ec-hexname">
      <tspan className="ec-hexname-number">{number}</tspan>
      <tspan className="ec-hexname-name"> {name}</tspan>
    </text>
  );
}

export function Disc({ mark }: { readonly mark: number }) {
  return (
    <g {...symbol('disc')} className={`ec-disc player-${mark}`} transform={`translate(${DISC.x} ${DISC.y})`}>
      <circle r={DISC.r} className="ec-disc-body" />
      <circle r={DISC.r - 3.5} className="ec-disc-edge" />
      <Mark mark={mark} x="-8.5" y="-8.5" width="17" height="17" className="ec-disc-mark" />
    </g>
  );
}

export function Points({ vp }: { readonly vp: number }) {
  return (
    <g {...symbol('points')} className="ec-points" transform={`translate(${POINTS.x} ${POINTS.y})`}>
      <path d="M-7-13H7L14 0L7 13H-7L-14 0z" />
      <text dy="0.36em">{vp}</text>
    </g>
  );
}

function Squares({ sector, mark }: { readonly sector: SeenSector; readonly mark?: number }) {
  const { squares } = hexOf(sector.id);
  return squarePlaces(sector).map(({ square, x, y, size }) => {
    const settled = square === 'orbital' ? sector.orbital === 'settled' : sector.cubes[square];
    const cube = settled ? mark : undefined;
    return (
      <g key={square} transform={`translate(${x} ${y})`}>
        <g data-piece={`square:${sector.id}:${square}`}>
          {square === 'orbital' ? (
            <OrbitalShape mark={cube} size={size} />
          ) : (
            <SquareShape {...squares[square]} mark={cube} size={size} />
          )}
        </g>
      </g>
    );
  });
}

interface FleetProps {
  readonly id: number;
  readonly row: FleetRow;
  readonly mark?: number;
}

function Fleet({ id, row: { symbol, figures }, mark }: FleetProps) {
  return (
    <g className={mark === undefined ? 'ec-fleet' : `ec-fleet player-${mark}`}>
      {mark !== undefined && symbol && (
        <Mark
          mark={mark}
          x={symbol.x - symbol.size / 2}
          y={symbol.y - symbol.size / 2}
          width={symbol.size}
          height={symbol.size}
        />
      )}
      {figures.map((figure) => (
        <ShipFigure key={figure.ship} id={id} figure={figure} />
      ))}
    </g>
  );
}

/** Equal ships are one piece with a count beside it. */
function ShipFigure({
  id,
  figure: { seat, ship, count, x, y, size },
}: {
  readonly id: number;
  readonly figure: Figure;
}) {
  const scale = (size / 26).toFixed(3);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g data-piece={`ship:${id}:${seat ?? 'npc'}:${ship}`}>
        <g transform={`scale(${scale})`}>
          <ShipShape ship={ship} />
        </g>
      </g>
      {count > 1 && (
        <text x={size * 0.64} dy="0.36em" className="ec-hexcount">
          {count}
        </text>
      )}
    </g>
  );
}
