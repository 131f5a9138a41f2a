import type { Viewpoint } from './host/host.ts';
import { makeStore } from './lib/store.ts';

export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'start'; readonly game: string }
  | ({ readonly page: 'play'; readonly id: string } & PastMoment)
  /** An online table. The token stands behind the `#`, so it reaches no server log. */
  | ({ readonly page: 'table'; readonly id: string; readonly token?: string } & PastMoment)
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'learn'; readonly game: string; readonly lesson?: string };

/** A moment of a game, after so many answers, and whose viewpoint it is seen from; one's own if it is not said. */
export interface PastMoment {
  readonly at?: number;
  readonly as?: Viewpoint;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A mistyped link may hold a % that stands for no letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function readRoute({ pathname, search, hash }: Address): Route {
  const [page, first, second] = pathname.split('/').filter(Boolean).map(decoded);
  const moment = readMoment(new URLSearchParams(search));
  if (page === 'start' && first) return { page, game: first };
  if (page === 'play' && first) return { page, id: first, ...moment };
  if (page === 'table' && first)
    return { page, id: first, ...(hash.length > 1 ? { token: hash.slice(1) } : {}), ...moment };
  if (page === 'rules' && first) return { page, game: first, ...(second ? { rule: second } : {}) };
  if (page === 'learn' && first) return { page, game: first, ...(second ? { lesson: second } : {}) };
  return { page: 'front' };
}

function readMoment(search: URLSearchParams): PastMoment {
  const at = search.get('at') ?? '';
  const as = search.get('as') ?? '';
  if (!/^\d{1,6}$/.test(at)) return {};
  const viewpoint = as === 'all' || as === 'watcher' ? as : /^\d$/.test(as) ? Number(as) : undefined;
  return { at: Number(at), ...(viewpoint === undefined ? {} : { as: viewpoint }) };
}

const writeMoment = ({ at, as }: PastMoment): string =>
  at === undefined ? '' : `?at=${at}${as === undefined ? '' : `&as=${as}`}`;

export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'front':
      return '/';
    case 'start':
      return `/start/${encodeURIComponent(route.game)}`;
    case 'play':
      return `/play/${encodeURIComponent(route.id)}${writeMoment(route)}`;
    case 'table':
      return `/table/${encodeURIComponent(route.id)}${writeMoment(route)}${route.token === undefined ? '' : `#${route.token}`}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${route.rule === undefined ? '' : `/${encodeURIComponent(route.rule)}`}`;
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}${route.lesson === undefined ? '' : `/${encodeURIComponent(route.lesson)}`}`;
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
