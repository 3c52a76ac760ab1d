import { endInterruption, interrupt } from '../../core/interruptions';
import { currentSite, siteStore } from '../../core/site';

const NAME = 'closed';

const isClosed = (): boolean => currentSite().maintenance || currentSite().regionRestriction;

async function showOrHide(): Promise<void> {
  if (!isClosed()) return endInterruption(NAME);
  const { ClosedScreen } = await import(/* webpackChunkName: "closed-screen" */ './closed-screen');
  // It may have opened again meanwhile.
  if (isClosed()) interrupt(NAME, ClosedScreen);
}

/** Covers the page while the site is closed, and uncovers it when it opens again (R2.47). */
export function watchMaintenance(): void {
  let wasClosed = false;
  const follow = () => {
    if (isClosed() === wasClosed) return;
    wasClosed = isClosed();
    showOrHide().catch((error: unknown) => {
      console.warn('[tessera] the screen of a closed site failed to load', error);
      // The next status tries again.
      wasClosed = false;
    });
  };
  siteStore.subscribe(follow);
  follow();
}
