import { HOME } from '@tessera/contract';
import { ownPath } from '@tessera/remote/release';
import { Button } from '@tessera/ui';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { useStore } from 'zustand';
import { Boundary } from '../../core/boundary';
import { pendingNavigations, Redirect, useLocation } from '../../core/navigation';
import { chosenRemotes } from '../../host/choice';
import { shownView } from '../../platform/early-view';
import { homeAliases } from '../../platform/home-aliases';
import { useText } from '../../platform/i18n';
import { FailurePage } from '../failure-page';
import { RemotePage } from '../remote-parts';
import { NotFound } from './not-found';
import styles from './pages.module.css';

interface PlaceProps {
  /** The pattern of the page's path. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A page at its own path, because parts of the page compare paths. Redirects from another form of it. */
function AtOwnPath({ path, children }: PlaceProps) {
  const { pathname, search, hash } = useLocation();
  const own = ownPath(path, pathname);
  return own === pathname ? children : <Redirect to={own + search + hash} />;
}

/** The route table: the pages that the release assigns to remotes, the aliases of the landing page, and a page for every other path. */
function routeTable(): RouteObject[] {
  const owned = chosenRemotes().flatMap((remote) =>
    remote.routes.map((route) => ({
      path: route.path,
      element: (
        <AtOwnPath key={`${remote.name} ${route.path}`} path={route.path}>
          <RemotePage remote={remote} route={route} />
        </AtOwnPath>
      ),
    })),
  );
  const aliases = homeAliases.map((path) => ({ path, element: <Redirect to={HOME} /> }));
  return [...owned, ...aliases, { path: '*', element: <NotFound /> }];
}

/** In ms. */
const LONG_WAIT = 6_000;

/** Says that it takes long, as soon as it does: a visitor who reads nothing believes that nothing works. */
function LongWait() {
  const t = useText('shell');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLong && (
      <p className={styles.wait} role="status">
        {t('failure_timeout')}
      </p>
    )
  );
}

const outlines = (count: number) => Array.from({ length: count }, (_, at) => <i key={String(at)} />);

/** Shown while the code of the first page loads: the outlines of the HTML, in the shape of the page, with the styles of the HTML. */
function PageSkeleton() {
  return (
    <>
      <LongWait />
      <div className="sk" aria-hidden="true">
        <div className="sk-top">{outlines(2)}</div>
        <div className="sk-hero" />
        <div className="sk-tabs">{outlines(4)}</div>
        <div className="sk-cards">{outlines(9)}</div>
      </div>
    </>
  );
}

/**
 * Stands behind a page. Once the page is rendered, it takes the place of its early view: before the next paint, and after
 * the commit, because it must render what it takes over before it gets the focus.
 */
function TakeOver() {
  useLayoutEffect(() => queueMicrotask(() => shownView()?.takeOver()), []);
  return null;
}

function CurrentPage() {
  return useRoutes(useMemo(routeTable, []));
}

/**
 * The page of the current path. Only a first visit that waits too long shows the skeleton: a navigation keeps the old
 * page. Failures of a remote's page end in its own boundary; this one is for the rest, such as the route table.
 */
export function Pages() {
  const t = useText('shell');
  const { pathname } = useLocation();
  return (
    <Boundary
      retryOn={pathname}
      fallback={(retry) => (
        <FailurePage
          role="alert"
          kind="code"
          title={t('unavailable_unnamed')}
          text={t('remote_unavailable_text')}
        >
          <Button block onClick={retry}>
            {t('retry')}
          </Button>
        </FailurePage>
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        <CurrentPage />
        <Boundary>
          <TakeOver />
        </Boundary>
      </Suspense>
    </Boundary>
  );
}

/** A thin line while a navigation or the login dialog waits for code; it appears after a delay of 200 ms, and says so if it takes long. */
export function ProgressLine() {
  const t = useText('shell');
  const { count } = useStore(pendingNavigations);
  return (
    count > 0 && (
      <div className={styles.progress}>
        <div className={styles.line} role="progressbar" aria-label={t('loading')} />
        <LongWait />
      </div>
    )
  );
}
