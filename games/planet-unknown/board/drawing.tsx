import { createContext, type ReactNode, useCallback, useContext, useId } from 'react';
import { TERRAINS } from '../data/ids.ts';
import { TokenShapes } from './chart/token-shapes.tsx';
import { BuildingShape } from './terrain/glyphs.tsx';
import { TextureDefs } from './terrain/textures.tsx';

/** Several pictures share a page, so patterns and symbols carry the name of their own drawing. */
export type Ids = (name: string) => string;

const IdsContext = createContext<Ids>((name) => name);

export const useIds = (): Ids => useContext(IdsContext);

/** Patterns and pieces that the pictures inside have in common, defined once. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  const prefix = useId();
  const ids = useCallback<Ids>((name) => `${prefix}${name}`, [prefix]);
  return (
    <IdsContext value={ids}>
      <svg className="pu-defs" width="0" height="0" aria-hidden="true">
        <defs>
          <TextureDefs id={ids} />
          {TERRAINS.map((terrain) => (
            <Shape key={terrain} id={ids(`building-${terrain}`)}>
              <BuildingShape terrain={terrain} />
            </Shape>
          ))}
          <TokenShapes id={ids} />
        </defs>
      </svg>
      {children}
    </IdsContext>
  );
}

/** A piece in a box of one cell, around its middle. */
export const Shape = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <symbol id={id} viewBox="-20 -20 40 40" overflow="visible">
    {children}
  </symbol>
);

/** Pictures and letters that the spoken name of their thing already tells. */
export const silent = { 'aria-hidden': true } as const;

interface PieceProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly className?: string;
}

/** One of the common pieces with its middle at a point. */
export function Piece({ name, x, y, size = 40, className }: PieceProps) {
  const ids = useIds();
  return (
    <use href={`#${ids(name)}`} x={x - size / 2} y={y - size / 2} width={size} height={size} className={className} />
  );
}
