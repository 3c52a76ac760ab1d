import { HOME } from '@tessera/contract';
import { Suspense, useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { Redirect } from '../../core/navigation';
import { chosenRemotes } from '../../host/choice';
import { homeAliases } from '../../platform/home-aliases';
import { RemotePage } from '../remote-parts';
import { NotFound } from './not-found';
import { PageSkeleton } from './page-skeleton';

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

/** The page of the current path. Only a first visit that waits too long shows the fallback: a navigation keeps the old page. */
export function Pages() {
  const routes = useMemo(routeTable, []);
  return <Suspense fallback={<PageSkeleton />}>{useRoutes(routes)}</Suspense>;
}
