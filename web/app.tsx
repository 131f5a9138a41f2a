import { LiveRegion, PartyPatterns } from '@orrery/ui';
import { lazy, Suspense, useMemo } from 'react';
import { FrontPage } from './front/page.tsx';
import { useStore } from './lib/store.ts';
import { localHost } from './play/local/host.ts';
import { PlayPage } from './play/play-page.tsx';
import { type Route, route } from './route.ts';
import { RulesPage } from './rules/page.tsx';
import { Notice } from './shell/notice.tsx';
import { Stumble } from './shell/stumble.tsx';
import { StartPage } from './start/page.tsx';

/** What talks to a server is loaded only when somebody plays online. */
const TablePage = lazy(() => import('./play/online/page.tsx'));

export function App() {
  const here = useStore(route);
  return (
    <>
      <Stumble key={here.page}>
        <Page here={here} />
      </Stumble>
      <LiveRegion />
      <PartyPatterns />
    </>
  );
}

function Page({ here }: { readonly here: Route }) {
  switch (here.page) {
    case 'start':
      return <StartPage key={here.game} game={here.game} />;
    case 'play':
      return <LocalPlay key={here.id} id={here.id} />;
    case 'table':
      return (
        <Suspense fallback={<Notice busy />}>
          <TablePage key={here.id} id={here.id} token={here.token} />
        </Suspense>
      );
    case 'rules':
      return <RulesPage game={here.game} rule={here.rule} />;
    default:
      return <FrontPage />;
  }
}

function LocalPlay({ id }: { readonly id: string }) {
  const host = useMemo(() => localHost(id), [id]);
  return <PlayPage id={id} host={host} />;
}
