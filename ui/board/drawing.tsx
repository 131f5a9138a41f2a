import { createContext, type ReactNode, useCallback, useContext, useId } from 'react';
import { symbol } from '../symbol.ts';

/** Several drawings share a page, so gradients, patterns and symbols carry the name of their own drawing. */
export type Ids = (name: string) => string;

const IdsContext = createContext<Ids>((name) => name);

export const useIds = (): Ids => useContext(IdsContext);

/** A drawing with names of its own inside. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  const prefix = useId();
  const ids = useCallback<Ids>((name) => `${prefix}${name}`, [prefix]);
  return <IdsContext value={ids}>{children}</IdsContext>;
}

/** Pictures and letters that the spoken name of their thing already tells. */
export const silent = { 'aria-hidden': true } as const;

interface PieceProps {
  readonly name: string;
  /** The game's symbol that it is, if it has another name; none if it is only a part of one. */
  readonly means?: string | null;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly className?: string;
}

/** One of the drawing's symbols with its middle at a point. */
export function Piece({ name, means = name, x = 0, y = 0, size = 40, className }: PieceProps) {
  const ids = useIds();
  return (
    <use
      {...(means === null ? {} : symbol(means))}
      href={`#${ids(name)}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      className={className}
    />
  );
}
