import { LinkButton } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useBoard } from '../context.tsx';

/** Pieces of the detail sheet. */

export const Heading = ({ children, kind }: { readonly children: ReactNode; readonly kind?: string }) => (
  <header className="sb-detail-head">
    {kind && <p>{kind}</p>}
    <h3>{children}</h3>
  </header>
);

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="sb-detail-part">
    <h4>{title}</h4>
    {children}
  </section>
);

/** A way to another thing's details. */
export function Link({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { open } = useBoard();
  return <LinkButton onPress={() => open(to)}>{children}</LinkButton>;
}
