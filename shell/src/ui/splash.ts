import { noticeStore } from '../core/notices';
import { currentSite } from '../core/site';
import { onRemoteLoad } from '../host/load-marks';

/**
 * Shows the template's picture on the splash of the HTML, if there is one and the last visit has stored the address of the
 * picture (R3.26). The splash of a first visit ends before the gateway can name one. A picture that comes late, or not at
 * all, replaces nothing.
 */
export async function showSplashPicture(): Promise<void> {
  const { splash: address } = currentSite().mobileTemplate;
  const splash = document.getElementById('splash');
  if (address === undefined || !splash || document.documentElement.dataset.splash === 'off') return;
  const picture = new Image();
  picture.alt = '';
  picture.src = address;
  Object.assign(picture.style, {
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: '0',
    objectFit: 'cover',
  });
  try {
    await picture.decode();
    splash.replaceChildren(picture);
  } catch {
    // The icon and the name stay.
  }
}

/** In ms, and how often after one error (R9.24). */
const EVERY = 1_000;
const MOST = 3;

/** Removes what covers the page: the splash of the HTML, and loading covers. */
function hideLoader(): void {
  document.getElementById('splash')?.remove();
  if (noticeStore.getState().loadings.length > 0) noticeStore.setState({ loadings: [] });
}

let isHiding = false;

function hideRepeatedly(): void {
  if (isHiding) return;
  isHiding = true;
  let times = 0;
  const timer = setInterval(() => {
    hideLoader();
    times += 1;
    if (times < MOST) return;
    clearInterval(timer);
    isHiding = false;
  }, EVERY);
}

const isCode = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;

/** When code fails to load, uncovers the page: every second, three times at most (R9.24). */
export function hideLoaderOnErrors(): void {
  addEventListener('error', ({ target }) => isCode(target) && hideRepeatedly(), true);
  onRemoteLoad(({ outcome }) => outcome !== 'loaded' && hideRepeatedly());
}
