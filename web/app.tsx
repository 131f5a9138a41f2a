import { LiveRegion, PlayerPatterns } from '@orrery/ui';
import { lazy, Suspense } from 'react';
import { FrontPage } from './front/page.tsx';
import { useStore } from './lib/store.ts';
import { type Route, route } from './route.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Notice } from './shell/notice.tsx';

/** Pages behind the front page are loaded when somebody goes there. */
const StartPage = lazy(() => import('./start/page.tsx'));
const LocalPage = lazy(() => import('./play/local-page.tsx'));
const TablePage = lazy(() => import('./play/table-page.tsx'));
const RulesPage = lazy(() => import('./rules/page.tsx'));
const CoursePage = lazy(() => import('./lessons/course-page.tsx'));
const LessonPage = lazy(() => import('./lessons/lesson-page.tsx'));

export function App() {
  const here = useStore(route);
  return (
    <>
      <ErrorBoundary key={here.page}>
        <Suspense fallback={<Notice busy />}>
          <Page here={here} />
        </Suspense>
      </ErrorBoundary>
      <LiveRegion />
      <PlayerPatterns />
    </>
  );
}

function Page({ here }: { readonly here: Route }) {
  switch (here.page) {
    case 'start':
      return <StartPage key={here.game} game={here.game} />;
    case 'play':
      return <LocalPage key={here.id} id={here.id} />;
    case 'table':
      return <TablePage key={here.id} id={here.id} token={here.token} />;
    case 'rules':
      return <RulesPage game={here.game} rule={here.rule} />;
    case 'learn':
      return here.lesson === undefined ? (
        <CoursePage game={here.game} />
      ) : (
        <LessonPage key={`${here.game} ${here.lesson}`} game={here.game} lesson={here.lesson} />
      );
    default:
      return <FrontPage />;
  }
}
