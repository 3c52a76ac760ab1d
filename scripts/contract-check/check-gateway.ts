import { loadPlatform, type Platform } from '@tessera/contract/platforms';
import { specification } from '@tessera/sandbox';
import { ask, type Finding } from './ask';
import { readingCalls } from './endpoints';
import { type Account, signIn } from './sign-in';

export interface CheckOptions {
  readonly url: string;
  readonly merchant: string;
  readonly account?: Account;
  /** Name of the platform's adapter. */
  readonly platform?: string;
}

/** A finding, and whether the product loses something by it that the specification promises. */
export type Judged = Finding & { readonly isProblem: boolean };

/** A call of the specification must be there. One that we assume may be absent: its part of the page is left out. */
const judged = (finding: Finding): Judged => {
  const isSpecified = `GET ${finding.path}` in specification || `POST ${finding.path}` in specification;
  const { result } = finding;
  const isProblem = result === 'differs' || result === 'failed' || (result === 'absent' && isSpecified);
  return { ...finding, isProblem };
};

/**
 * Asks a gateway every call that only reads and needs no member, and with an account those that need one. Makes no call
 * that changes something, except the login.
 */
export async function checkGateway(options: CheckOptions): Promise<readonly Judged[]> {
  const { url, merchant, account } = options;
  const platform: Platform = options.platform === undefined ? {} : await loadPlatform(options.platform);
  const gateway = { url, merchant, platform };
  const findings: Finding[] = [];
  const askAll = async (token?: string) => {
    for (const { endpoint, request } of readingCalls(merchant, token !== undefined))
      findings.push(await ask({ ...gateway, ...(token !== undefined && { token }) }, endpoint, request));
  };
  await askAll();
  if (account) {
    const { finding, token } = await signIn(gateway, account);
    findings.push(finding.result === 'refused' ? { ...finding, result: 'failed' } : finding);
    if (token !== undefined) await askAll(token);
  }
  return findings.map(judged);
}
