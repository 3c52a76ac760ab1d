import { noticeStore } from '../core/notices';
import { onRemoteLoad } from '../host/load-marks';

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
