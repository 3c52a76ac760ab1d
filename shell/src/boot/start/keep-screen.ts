import { keys, places } from '@tessera/contract';
import { pageAt } from '@tessera/remote/release';
import { translationSelector } from '@tessera/ui';
import { currentSession } from '../../core/session';
import { shownTemplate, siteStore } from '../../core/site';
import { chosenRemotes } from '../../host/choice';
import { shownView } from '../../platform/early-view';
import { pagePath } from '../../platform/home-aliases';
import { currentLanguage } from '../../platform/i18n';
import { type LastScreen, screenMark } from '../../platform/last-screen';
import { currentRelease } from '../../platform/release';
import { storedJson, storedValue } from '../../platform/storage';
import { frameStyles, hasBottomNav } from '../../ui/frame';
import { draw } from './draw-screen';

/** In characters. The browser gives all pages of a tab about five million. */
const LARGEST = 100_000;

/** What only an unready or a translated page contains, and what makes a page too private for a picture. */
const UNFIT = [
  '[data-outline]',
  translationSelector,
  '[data-private]',
  'input[type="password"]',
  'input[autocomplete="one-time-code"]',
].join();

const lastScreen = storedValue(keys.screen);

/** The style sheets of a remote that are in the document. */
const stylesOf = (base: string): readonly string[] =>
  [...document.querySelectorAll('link[rel="stylesheet"]')]
    .map((link) => link.getAttribute('href')?.split(base)[1])
    .filter((file) => file !== undefined);

/** @returns undefined if nobody is signed in, the page is not ready, or its picture could be private or is too large */
function screenNow(): LastScreen | undefined {
  const session = currentSession();
  const owned = pageAt(chosenRemotes(), pagePath(location.pathname));
  const main = document.querySelector('#root main');
  const bar = document.querySelector(`#root nav.${frameStyles.bar}`);
  // Another program may have stored another session, to which this page does not belong.
  const isStored = JSON.stringify(storedJson(places.session)) === JSON.stringify(session);
  if (session === undefined || !isStored || !owned || !main || !hasBottomNav(owned.path)) return undefined;
  if (shownView() || scrollY > innerHeight / 2 || main.querySelector(UNFIT)) return undefined;
  const privacy = owned.route.guard === 'session' ? 'own' : 'open';
  const template = shownTemplate(siteStore.getState());
  return {
    mark: screenMark({ release: currentRelease(), language: currentLanguage(), owned, template, session }),
    template,
    styles: stylesOf(owned.remote.base),
    nodes: [main, bar].map((part) => part && draw(part, privacy)).filter((node) => node != null),
  };
}

/** Keeps a picture of the page for its next load in this tab. A page without one leaves that of an earlier page. */
function keepScreen(): void {
  const screen = screenNow();
  const text = screen && JSON.stringify(screen);
  if (text !== undefined && text.length <= LARGEST) lastScreen.set(text);
}

/** Keeps the member's last screen whenever the page goes away: hidden, or left for another address. Loaded when the page is idle. */
export function watchScreen(): void {
  addEventListener('pagehide', keepScreen);
  document.addEventListener('visibilitychange', () => document.hidden && keepScreen());
}
