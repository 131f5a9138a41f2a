import { LinkButton, Mark } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useBoard, useFace } from '../context.tsx';

/** Pieces of the detail sheet. */

export const Heading = ({ children, kind }: { readonly children: ReactNode; readonly kind?: string }) => (
  <header className="mc-detail-head">
    {kind && <p>{kind}</p>}
    <h3>{children}</h3>
  </header>
);

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mc-detail-part">
    <h4>{title}</h4>
    {children}
  </section>
);

/** One player with something said about it. */
export function Row({ player, children }: { readonly player: number; readonly children: ReactNode }) {
  const { mark, name } = useFace(player);
  return (
    <li className={`mc-detail-row player-${mark}`}>
      <Mark mark={mark} />
      <span className="mc-detail-name">{name}</span>
      <span>{children}</span>
    </li>
  );
}

/** A way to another thing's details. */
export function Link({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { open } = useBoard();
  return <LinkButton onPress={() => open(to)}>{children}</LinkButton>;
}
