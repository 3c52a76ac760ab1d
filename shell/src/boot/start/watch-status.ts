import { errorCode } from '@tessera/contract';
import { interrupt } from '../../core/interruptions';
import { alert } from '../../core/notices';
import { RequestError } from '../../core/request';
import { refreshWhenReachable, reportStatusTiming, siteReady } from '../../core/site';
import { text } from '../../platform/i18n';
import { whenIdle } from '../../platform/when-idle';

const BAD_GATEWAY = 502;

/** What a failed status call tells the member (R8.2, R8.3); the page goes on with what it knew before. */
function sentenceFor(error: RequestError): string {
  if (error.message && error.code === 'gateway') return error.message;
  if (error.errorCode !== undefined) return text('shell', 'internet_lost');
  if (error.code === 'malformed') return text('shell', 'malformed_answer');
  return text('shell', location.protocol === 'http:' ? 'network_error' : 'internet_lost');
}

const tell = (error: RequestError) => alert({ title: text('shell', 'notice'), message: sentenceFor(error) });

async function showDomainNotAvailable(): Promise<void> {
  const { DomainNotAvailable } = await import(
    /* webpackChunkName: "domain-not-available" */ '../../ui/domain-not-available'
  );
  interrupt('domain', DomainNotAvailable);
}

async function answerTo(error: RequestError): Promise<void> {
  if (error.errorCode === errorCode.domainNotAvailable)
    return showDomainNotAvailable().catch(() => void tell(error));
  if (error.code !== 'gateway') refreshWhenReachable();
  // Without a connection the frame says so already.
  if (error.status !== BAD_GATEWAY && navigator.onLine) await tell(error);
}

/** Without its code the page does without. */
const doTheRest = () =>
  import(/* webpackChunkName: "site-details" */ './after-status').then(
    ({ afterStatus }) => afterStatus(),
    () => undefined,
  );

/**
 * Asks for the site's state and tells the member when it cannot be had (R8.1, R8.2, R8.3).
 * @param spoken resolves when the texts are there to tell it with
 */
export function watchStatus(spoken: Promise<void>): void {
  siteReady()
    .catch(async (error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
      await spoken;
      // The member may take their time with it: nothing waits for that.
      void answerTo(error);
    })
    .finally(() => {
      reportStatusTiming();
      whenIdle(doTheRest);
    });
}
