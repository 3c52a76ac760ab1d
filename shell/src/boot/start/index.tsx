import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ScrollToTop, setPrefetch } from '../../core/navigation';
import { alert } from '../../core/notices';
import { confirmQueryToken, watchMemberLanguage, watchOtherTabs, watchToken } from '../../core/session';
import { restoreSession } from '../../core/session-state';
import { restoreSite } from '../../core/site';
import { startReleaseOverrides } from '../../host/release-overrides';
import { consumeShortcutMarker, keepAttribution, keepAuthCallback } from '../../platform/entry-url';
import { environment, listenToNativeApp, nameUserAgent, revealUserAgent } from '../../platform/environment';
import { adoptLanguage, currentLanguage, detectAgain, provideTexts, speak } from '../../platform/i18n';
import { currentRelease } from '../../platform/release';
import { adoptStorage, checkStored } from '../../platform/storage';
import { whenIdle } from '../../platform/when-idle';
import { OfflineBar, watchConnection } from '../../ui/connectivity';
import { watchSupport } from '../../ui/customer-service';
import { Layout, watchWindow } from '../../ui/layout';
import { watchMaintenance } from '../../ui/maintenance';
import { Pages, ProgressLine } from '../../ui/pages';
import { hideLoaderOnErrors } from '../../ui/splash';
import { dismissFailure } from '../early';
import { keepCurrent } from './keep-current';
import { firstPage, preparePage } from './prepare-page';
import { installPolicy } from './request-policy';
import { startLoginOnDemand, startWhenIdle } from './start-remotes';
import { watchTemplate } from './theme';
import { watchStatus } from './watch-status';

/** The whole application. */
function App() {
  return (
    <BrowserRouter>
      <ScrollToTop />
      <ProgressLine />
      <OfflineBar />
      <Layout>
        <Pages />
      </Layout>
    </BrowserRouter>
  );
}

/** Detects the environment while the address still contains its marks, and listens to the native app. */
function enterEnvironment(): void {
  const found = environment();
  consumeShortcutMarker();
  listenToNativeApp((failure) => void alert({ message: failure }));
  // Calls do not wait for it: earlier ones name the browser's own user agent (R5.11).
  void revealUserAgent(found).then(nameUserAgent);
  whenIdle(checkStored);
}

/**
 * Starts the application, step by step. A step waits only for the steps that it needs.
 * @throws ReleaseFault if the page has no release, or one that cannot be read
 */
export async function start(root: HTMLElement): Promise<void> {
  adoptStorage(currentRelease().merchant.code);
  enterEnvironment();
  keepAttribution(location);
  keepAuthCallback();
  adoptLanguage(currentLanguage());
  const texts = provideTexts(
    'shell',
    (code) => import(/* webpackChunkName: "locale-[request]" */ `../../locales/${code}.json`),
  );
  const spoken = texts.then(() => speak(currentLanguage()));
  await startReleaseOverrides(spoken);
  installPolicy();
  restoreSite();
  watchTemplate();
  restoreSession();
  confirmQueryToken();
  watchOtherTabs();
  hideLoaderOnErrors();
  watchStatus(spoken);
  watchMaintenance();
  watchSupport();
  setPrefetch((path) => void preparePage(path));
  watchConnection();
  keepCurrent(spoken);
  watchWindow();
  watchToken();
  watchMemberLanguage();
  detectAgain();
  startLoginOnDemand();
  await Promise.all([spoken, firstPage()]);
  createRoot(root, { onUncaughtError: (error) => console.error('[tessera] the page failed', error) }).render(
    <App />,
  );
  dismissFailure();
  startWhenIdle();
}
