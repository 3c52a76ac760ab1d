import { errorCode } from '@tessera/contract';
import { text } from '../i18n/engine';
import { alert } from '../notices';
import { RequestError } from '../request';
import { siteReady } from '../site';

/** What a failed status call tells the member (R8.1, R8.2, R8.3); the page goes on with what it knew before. */
function sentenceFor(error: RequestError): string {
  if (error.errorCode === errorCode.domainNotAvailable) return text('shell', 'domain_not_available');
  if (error.message && error.code === 'gateway') return error.message;
  if (error.errorCode !== undefined) return text('shell', 'internet_lost');
  if (error.code === 'malformed') return text('shell', 'malformed_answer');
  return text('shell', location.protocol === 'http:' ? 'network_error' : 'internet_lost');
}

/**
 * Asks for the site's state and tells the member when it cannot be had.
 * @param spoken resolves when the texts are there to tell it with
 */
export function watchStatus(spoken: Promise<void>): void {
  siteReady().catch(async (error: unknown) => {
    if (!(error instanceof RequestError)) throw error;
    await spoken;
    await alert({ title: text('shell', 'notice'), message: sentenceFor(error) });
  });
}
