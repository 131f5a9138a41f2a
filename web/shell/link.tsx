import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go, type Route, writeRoute } from '../route.ts';

type LinkProps = { readonly to: Route } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link inside the app: a real address, followed without loading the page again. */
export function Link({ to, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={writeRoute(to)} onClick={follow} />;
}
