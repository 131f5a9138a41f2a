import type { ReactNode } from 'react';
import { useSay } from '../words/index.ts';
import { Link } from './link.tsx';

/** A page that only says something: loading, or why there is nothing here. */
export function Notice({ busy = false, children }: { readonly busy?: boolean; readonly children?: ReactNode }) {
  const words = useSay();
  return (
    <main className="notice" aria-busy={busy}>
      {busy ? <p>{words('loading')}</p> : <p role="alert">{children}</p>}
      {!busy && <Link to={{ page: 'front' }}>{words('home')}</Link>}
    </main>
  );
}
