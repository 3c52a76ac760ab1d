import { codeOf, isCertificateCode } from '../fault';
import { isLoopback } from '../gateway-address';
import { hostName, type Merchant } from '../merchants';
import { compareGateway } from '../operations/gateway';
import type { Problem } from '../operations/maintenance';
import { legibleBrand, readShellFiles } from '../page';
import { ReleaseError } from '../release-error';
import type { Trial } from './trial';

/** In ms. */
const TIMEOUT = 5_000;

function unreachable(host: string, code: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${host} has no address. Point its DNS record at the server of the pages.`;
  if (isCertificateCode(code))
    return `The certificate of ${host} is not valid (${code}). Install one that covers the host.`;
  return `Nothing answers at ${host} (${code}). Serve the pages there: release serve, or release nginx.`;
}

/** Browsers resolve every name below localhost to this machine, but Node does not. */
function addressOf(host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return isLoopback(hostName(host) ?? '') ? `http://127.0.0.1${port}/` : `https://${host}/`;
}

async function hostProblem(host: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(addressOf(host), { redirect: 'manual', signal });
    await answer.body?.cancel();
    return undefined;
  } catch (error) {
    return unreachable(host, codeOf(error));
  }
}

/** Names the colours that the page changes, by the page's own rule. */
async function changedColours({ store, release }: Trial): Promise<readonly string[]> {
  const { merchant } = release;
  const { brand = {}, template, scheme } = merchant;
  const { css } = await readShellFiles(store, release);
  return Object.entries(legibleBrand(merchant, css)).flatMap(([token, value]) => {
    if (brand[token] === value) return [];
    const before = brand[token] === undefined ? `The ${token} of ${template}` : `${token} ${brand[token]}`;
    return [
      `${before} is not legible with these colours (${template}, ${scheme}). Pages use ${value} instead: check it in the preview, or choose other colours.`,
    ];
  });
}

/**
 * Checks a new description against the world: its hosts, its gateway, and the contrast of its colours.
 * @param trial the release that the description would get; or why there is none, and so no preview
 */
export async function checkMerchant(
  merchant: Merchant,
  trial: Trial | ReleaseError,
): Promise<readonly Problem[]> {
  const { code, hosts, expects } = merchant;
  const problem = (name: string) => (message: string) => ({ where: code, code: name, message });
  const isRefused = trial instanceof ReleaseError;
  const [unanswered, gateway, colours] = await Promise.all([
    Promise.all(hosts.map(hostProblem)),
    expects?.gateway === undefined ? [] : compareGateway(merchant, expects.gateway),
    isRefused ? [] : changedColours(trial),
  ]);
  return [
    ...unanswered.flatMap((message) => message ?? []).map(problem('host-unreachable')),
    ...gateway,
    ...colours.map(problem('colour-changed')),
    ...(isRefused
      ? [problem(trial.code)(`Colours are not checked, and there is no preview. ${trial.message}`)]
      : []),
  ];
}
