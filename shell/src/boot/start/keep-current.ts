import { whenIdle } from '../../platform/when-idle';

/** In ms after start (R9.18). */
const FIRST_CHECK = 1_500;

/**
 * Starts the service worker, the check for a newer release and the web app manifest. Their code is loaded after the first
 * paint, which does not need it. Optional: a failed import is ignored (R8.32).
 * @param spoken resolves when the texts are loaded
 */
export function keepCurrent(spoken: Promise<void>): void {
  const ignore = () => undefined;
  setTimeout(() => {
    Promise.all([import(/* webpackChunkName: "upkeep" */ '../../host/updates'), spoken])
      .then(([{ watchReleases }]) => watchReleases())
      .catch(ignore);
  }, FIRST_CHECK);
  whenIdle(() => {
    import(/* webpackChunkName: "upkeep" */ '../../host/updates')
      .then(({ registerWorker }) => registerWorker())
      .catch(ignore);
    import(/* webpackChunkName: "upkeep" */ '../../ui/web-app-manifest')
      .then(({ applyManifest }) => applyManifest())
      .catch(ignore);
  });
}
