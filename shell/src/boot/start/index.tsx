import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ScrollToTop, setPrefetch } from '../../core/navigation';
import { confirmQueryToken, watchMemberLanguage, watchOtherTabs, watchToken } from '../../core/session';
import { restoreSession } from '../../core/session-state';
import { restoreSite } from '../../core/site';
import { startTrial } from '../../host/release-overrides';
import { keepAttribution, keepAuthCallback } from '../../platform/entry-url';
import { adoptLanguage, currentLanguage, detectAgain, provideTexts, speak } from '../../platform/i18n';
import { currentRelease } from '../../platform/release';
import { adoptStorage } from '../../platform/storage';
import { OfflineBar, watchConnection } from '../../ui/connectivity';
import { watchSupport } from '../../ui/customer-service';
import { Layout, watchWindow } from '../../ui/layout';
import { watchMaintenance } from '../../ui/maintenance';
import { Pages, ProgressLine } from '../../ui/pages';
import { hideLoaderOnErrors } from '../../ui/splash';
import { dismissFailure } from '../early';
import { enterEnvironment } from './environment';
import { firstPage } from './first-page';
import { startWhenIdle } from './idle';
import { keepCurrent } from './keep-current';
import { startLoginOnDemand } from './login-on-demand';
import { preparePage } from './prepare-page';
import { installPolicy } from './request-policy';
import { watchTemplate } from './theme';
import { watchStatus } from './watch-status';

/** The whole application, once its first page's code is there. */
export function App() {
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

/**
 * Starts the application, step by step. Nothing waits for what it does not need.
 * @throws ReleaseFault when the page carries no release
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
  await startTrial(spoken);
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
