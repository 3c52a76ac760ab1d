import { HOME } from '@tessera/contract';
import { Skeleton } from '@tessera/ui';
import { Suspense, useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { useStore } from 'zustand';
import { pendingNavigations, Redirect } from '../../core/navigation';
import { chosenRemotes } from '../../host/choice';
import { homeAliases } from '../../platform/home-aliases';
import { useText } from '../../platform/i18n';
import { RemotePage } from '../remote-parts';
import { NotFound } from './not-found';
import styles from './pages.module.css';

/** The route table: the pages that the release assigns to remotes, the aliases of the landing page, and a page for every other path. */
function routeTable(): RouteObject[] {
  const owned = chosenRemotes().flatMap((remote) =>
    remote.routes.map((route) => ({
      path: route.path,
      element: <RemotePage key={`${remote.name} ${route.path}`} remote={remote} route={route} />,
    })),
  );
  const aliases = homeAliases.map((path) => ({ path, element: <Redirect to={HOME} /> }));
  return [...owned, ...aliases, { path: '*', element: <NotFound /> }];
}

/** Shown while the code of the first page loads. */
function PageSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton height="140px" />
      <Skeleton height="24px" width="40%" />
      <div className={styles.row}>
        <Skeleton height="150px" />
        <Skeleton height="150px" />
        <Skeleton height="150px" />
      </div>
      <Skeleton height="24px" width="40%" />
      <Skeleton lines={3} />
    </div>
  );
}

/** The page of the current path. Only a first visit that waits too long shows the fallback: a navigation keeps the old page. */
export function Pages() {
  const routes = useMemo(routeTable, []);
  return <Suspense fallback={<PageSkeleton />}>{useRoutes(routes)}</Suspense>;
}

/** A thin line while a navigation waits for code; it appears after a delay of 200 ms. */
export function ProgressLine() {
  const t = useText('shell');
  const { count } = useStore(pendingNavigations);
  return count > 0 && <div className={styles.line} role="progressbar" aria-label={t('loading')} />;
}
