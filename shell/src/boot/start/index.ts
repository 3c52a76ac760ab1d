// The guard first: no code loads without it.
import '../../host/integrity';
import '../eager-shares';
import { watchPageTranslation } from '@tessera/ui';
import { setPrefetch } from '../../core/navigation';
import { alert } from '../../core/notices';
import { adoptPlatform, prefetchTransport } from '../../core/request';
import { confirmQueryToken, watchMemberLanguage, watchOtherTabs, watchToken } from '../../core/session';
import { restoreSession } from '../../core/session-state';
import { restoreSite } from '../../core/site';
import { startReleaseOverrides } from '../../host/release-overrides';
import { showChosenAppearance } from '../../platform/appearance';
import {
  consumeShortcutMarker,
  isLiffEntry,
  keepAttribution,
  keepAuthCallback,
} from '../../platform/entry-url';
import { environment, listenToNativeApp, nameUserAgent, revealUserAgent } from '../../platform/environment';
import {
  adoptLanguage,
  currentLanguage,
  detectAgain,
  hasTexts,
  provideTexts,
  speak,
} from '../../platform/i18n';
import { currentRelease } from '../../platform/release';
import { adoptStorage, checkStored } from '../../platform/storage';
import { whenIdle } from '../../platform/when-idle';
import { watchConnection } from '../../ui/connectivity';
import { watchSupport } from '../../ui/customer-service';
import { watchWindow } from '../../ui/frame';
import { watchMaintenance } from '../../ui/maintenance';
import { hideLoaderOnErrors, showSplashPicture } from '../../ui/splash';
import { keepCurrent } from './keep-current';
import { firstPage, prefetchPage } from './prepare-page';
import { renderApp } from './render-app';
import { installPolicy } from './request-policy';
import { startWhenIdle } from './start-remotes';
import { watchTemplate } from './theme';
import { watchStatus } from './watch-status';

/** Detects the environment while the address still contains its marks, and listens to the native app. */
function enterEnvironment(): void {
  const found = environment();
  consumeShortcutMarker();
  listenToNativeApp((failure) => void alert({ message: failure }));
  // Calls do not wait for it: earlier ones name the browser's own user agent (R5.11).
  void revealUserAgent(found).then(nameUserAgent);
  whenIdle(checkStored);
}

/** Optional: without its code the page at the first address is shown. */
const followLiff = () =>
  import(/* webpackChunkName: "liff" */ './follow-liff').then(
    ({ followLiff }) => followLiff(),
    (error: unknown) => console.warn('[tessera] LIFF is not followed', error),
  );

/**
 * Starts the application, step by step. A step waits only for the steps that it needs.
 * @throws ReleaseFault if the page has no release, or one that cannot be read; an Error if no texts can be loaded
 */
export async function start(root: HTMLElement): Promise<void> {
  adoptStorage(currentRelease().merchant.code);
  enterEnvironment();
  keepAttribution(location);
  keepAuthCallback();
  adoptLanguage(currentLanguage());
  showChosenAppearance();
  const texts = provideTexts(
    'shell',
    (code) => import(/* webpackChunkName: "locale-[request]" */ `../../locales/${code}.json`),
  );
  const spoken = texts.then(() => speak(currentLanguage()));
  await startReleaseOverrides(spoken);
  const { platform } = currentRelease().merchant;
  if (platform !== undefined) await adoptPlatform(platform);
  installPolicy();
  restoreSite();
  if (isLiffEntry(location)) await followLiff();
  void showSplashPicture();
  watchTemplate();
  restoreSession();
  confirmQueryToken(spoken);
  watchOtherTabs();
  hideLoaderOnErrors();
  watchStatus(spoken);
  watchMaintenance();
  watchSupport();
  setPrefetch((path) => void prefetchPage(path));
  watchConnection();
  keepCurrent(spoken);
  watchWindow();
  watchToken();
  watchMemberLanguage();
  detectAgain();
  await Promise.all([spoken, firstPage()]);
  if (!hasTexts('shell')) throw new Error('none of the texts can be loaded');
  watchPageTranslation();
  renderApp(root);
  prefetchTransport();
  startWhenIdle();
}
