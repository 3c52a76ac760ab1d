import { createRoot } from 'react-dom/client';
import { keepArrival } from '../arrival/keep-arrival';
import { keepLanding } from '../arrival/keep-landing';
import { followConnection } from '../connectivity/follow-connection';
import { dismissFailure } from '../early/show-failure';
import { adoptStorage } from '../environment/storage/adopt';
import { detectAgain } from '../i18n/detect-again';
import { provideTexts, speak } from '../i18n/engine';
import { followMemberLanguage } from '../i18n/follow-member';
import { adoptLanguage, currentLanguage } from '../i18n/language';
import { followWindow } from '../layout/column';
import { followMaintenance } from '../maintenance/follow-maintenance';
import { setPrefetch } from '../navigation/prefetch';
import { followToken } from '../session/member-data';
import { followOtherTabs } from '../session/other-tabs';
import { restoreSession } from '../session/store';
import { acceptQueryToken } from '../session/token-arrival';
import { restoreSite } from '../site/load-status';
import { hideLoaderOnErrors } from '../splash/hide-loader';
import { followSupport } from '../support/follow';
import { startTrial } from '../trial/start-trial';
import { keepCurrent } from '../update/keep-current';
import { App } from './app';
import { enterEnvironment } from './environment';
import { firstPage } from './first-page';
import { startWhenIdle } from './idle';
import { startLoginOnDemand } from './login-on-demand';
import { installPolicy } from './policy';
import { preparePage } from './prepare-page';
import { currentRelease } from './release';
import { followTemplate } from './theme';
import { watchStatus } from './watch-status';

/**
 * Starts the application, step by step. Nothing waits for what it does not need.
 * @throws ReleaseFault when the page carries no release
 */
export async function start(root: HTMLElement): Promise<void> {
  adoptStorage(currentRelease().merchant.code);
  enterEnvironment();
  keepArrival(location);
  keepLanding();
  adoptLanguage(currentLanguage());
  const texts = provideTexts(
    'shell',
    (code) => import(/* webpackChunkName: "locale-[request]" */ `../locales/${code}.json`),
  );
  const spoken = texts.then(() => speak(currentLanguage()));
  await startTrial(spoken);
  installPolicy();
  restoreSite();
  followTemplate();
  restoreSession();
  acceptQueryToken();
  followOtherTabs();
  hideLoaderOnErrors();
  watchStatus(spoken);
  followMaintenance();
  followSupport();
  setPrefetch((path) => void preparePage(path));
  followConnection();
  keepCurrent(spoken);
  followWindow();
  followToken();
  followMemberLanguage();
  detectAgain();
  startLoginOnDemand();
  await Promise.all([spoken, firstPage()]);
  createRoot(root, { onUncaughtError: (error) => console.error('[tessera] the page failed', error) }).render(
    <App />,
  );
  dismissFailure();
  startWhenIdle();
}
