import { errorCode } from '@tessera/contract';
import { interrupt } from '../../core/interruptions';
import { alert, failureText } from '../../core/notices';
import { RequestError, whenReachedAgain } from '../../core/request';
import { refreshWhenReachable, reportStatusTiming, siteReady } from '../../core/site';
import { text } from '../../platform/i18n';
import { whenIdle } from '../../platform/when-idle';

const BAD_GATEWAY = 502;

/** The message for a failed status call (R8.2, R8.3). The page continues with its previous state. */
function sentenceFor(error: RequestError): string {
  if (error.message && (error.code === 'gateway' || error.errorCode)) return error.message;
  if (error.errorCode !== undefined) return text('shell', 'internet_lost');
  // An answer without a value has come too: the connection is not to blame.
  if (error.code === 'malformed' || error.code === 'empty') return text('shell', 'malformed_answer');
  if (location.protocol === 'http:') return text('shell', 'network_error');
  // The specification's sentence blames the connection: a server error or a timeout has a sentence of its own.
  return error.code === 'network' ? text('shell', 'internet_lost') : failureText(error);
}

const notify = (error: RequestError) =>
  alert({ title: text('shell', 'notice'), message: sentenceFor(error) });

async function showDomainNotAvailable(): Promise<void> {
  const { DomainNotAvailable } = await import(
    /* webpackChunkName: "domain-not-available" */ '../../ui/domain-not-available'
  );
  interrupt('domain', DomainNotAvailable);
}

/** Code that does not come is loaded again when the gateway is reached again. */
const doTheRest = (): Promise<unknown> =>
  import(/* webpackChunkName: "site-details" */ './after-status').then(
    ({ afterStatus }) => afterStatus(),
    () => whenReachedAgain(doTheRest),
  );

async function answerTo(error: RequestError): Promise<void> {
  if (error.errorCode === errorCode.domainNotAvailable)
    return showDomainNotAvailable().catch(() => void notify(error));
  // The parts with their own calls have failed as well.
  if (error.code !== 'gateway') void refreshWhenReachable().then(doTheRest);
  // Offline, the offline bar is shown already.
  if (error.status !== BAD_GATEWAY && navigator.onLine) await notify(error);
}

/**
 * Loads the site's state and alerts the member if that fails (R8.1, R8.2, R8.3).
 * @param spoken resolves when the texts are loaded
 */
export function watchStatus(spoken: Promise<void>): void {
  siteReady()
    .catch(async (error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
      await spoken;
      // Not awaited: the member may leave the alert open.
      void answerTo(error);
    })
    .finally(() => {
      reportStatusTiming();
      whenIdle(doTheRest);
    });
}
