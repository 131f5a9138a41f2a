/**
 * The service worker: the shell and all games are stored at the first visit, so that playing on this device works
 * without a network. A new version waits until the page says that nobody is in the middle of something.
 */
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Filled in by the build: the version and every file of it. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as Worker;
const CACHE = `orrery-${PRECACHE.version}`;
const PAGE = '/index.html';
/** What the server says of itself, if there is one and it can be reached. */
const FACTS = '/server.json';

worker.addEventListener('install', (event) => {
  (event as Waiting).waitUntil(store());
});

worker.addEventListener('activate', (event) => {
  (event as Waiting).waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  const ours = origin === worker.location.origin && !pathname.startsWith('/api/');
  if (request.method !== 'GET' || !ours) return;
  respondWith.call(event, pathname === FACTS ? fresh(request) : stored(request));
});

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.files.map((file) => new Request(file, { cache: 'reload' })));
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('orrery-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** Every address of the app is its one page; files come from the store, whatever else there is from the network. */
async function stored(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(new URL(request.url).pathname);
  const found = await cache.match(isPage ? PAGE : request, { ignoreSearch: isPage });
  return found ?? fetch(request);
}

/** Without a network nothing is said, which is no failure. */
const fresh = (request: Request): Promise<Response> => fetch(request).catch(() => Response.json({}));
