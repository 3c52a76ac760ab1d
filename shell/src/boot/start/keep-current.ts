import { whenIdle } from '../../platform/when-idle';

/** In ms after start (R9.18). */
const FIRST_CHECK = 1_500;

/**
 * Keeps the page at its release, offline too, and tells the member of the next one. None of it is needed for the first
 * paint, so its code comes later; what of it cannot be had, the page does without (R8.32).
 * @param spoken resolves when the texts are there
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
