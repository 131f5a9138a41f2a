import { makeStore } from './lib/store.ts';

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'start'; readonly game: string }
  | { readonly page: 'play'; readonly id: string; readonly at?: number }
  /** An online table. The token stands behind the `#`, so it reaches no server log. */
  | { readonly page: 'table'; readonly id: string; readonly token?: string; readonly at?: number }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string };

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function readRoute({ pathname, search, hash }: Address): Route {
  const [page, first, second] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const asked = new URLSearchParams(search).get('at');
  const at = asked !== null && /^\d{1,6}$/.test(asked) ? { at: Number(asked) } : {};
  if (page === 'start' && first) return { page, game: first };
  if (page === 'play' && first) return { page, id: first, ...at };
  if (page === 'table' && first)
    return { page, id: first, ...(hash.length > 1 ? { token: hash.slice(1) } : {}), ...at };
  if (page === 'rules' && first) return { page, game: first, ...(second ? { rule: second } : {}) };
  return { page: 'front' };
}

export function writeRoute(route: Route): string {
  const at = 'at' in route && route.at !== undefined ? `?at=${route.at}` : '';
  switch (route.page) {
    case 'front':
      return '/';
    case 'start':
      return `/start/${encodeURIComponent(route.game)}`;
    case 'play':
      return `/play/${encodeURIComponent(route.id)}${at}`;
    case 'table':
      return `/table/${encodeURIComponent(route.id)}${at}${route.token === undefined ? '' : `#${route.token}`}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.rule === undefined ? '' : `/${encodeURIComponent(route.rule)}`}`;
  }
}

const nowhere: Address = { pathname: '/', search: '', hash: '' };
export const route = makeStore<Route>(readRoute(typeof location === 'undefined' ? nowhere : location));

/** Follows the browser's back and forward buttons. */
export function followHistory(): void {
  addEventListener('popstate', () => route.set(readRoute(location)));
}

export function go(to: Route): void {
  history.pushState(null, '', writeRoute(to));
  scrollTo(0, 0);
  route.set(to);
}

/** Goes to an address of ours given as text. */
export const goTo = (address: string): void => go(readRoute(new URL(address, location.href)));

/** Changes the address without a step in the browser's history. */
export function rewrite(to: Route): void {
  history.replaceState(null, '', writeRoute(to));
  route.set(to);
}

/**
 * Reads an invitation, seat or watching link, with or without its host. The same as the protocol's `readLink`, without
 * bringing its schemas to the front page.
 */
export function readTableLink(link: string): { readonly table: string; readonly token: string } | undefined {
  const found = /\/table\/([0-9a-z]{12})#(o[sjw]_[0-9A-Za-z_-]{24})\s*$/.exec(link);
  return found ? { table: found[1], token: found[2] } : undefined;
}
