import { parseAddress } from './parse-address';

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const originForm = /^(https?:)\/\/(\*\.)?(.+?)(?::(\d+|\*))?$/;

/** A parsed address does not name the default port of its scheme. */
const defaultPorts: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

/** Whether an address is on an origin: `https://play.example.com`, with a port, with `:*`, or `https://*.example.com`. */
function isOn(url: URL, origin: string): boolean {
  const [, scheme, wildcard, host, port] = originForm.exec(origin) ?? [];
  const isHost = wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host;
  const defaultPort = defaultPorts[url.protocol];
  return (
    url.protocol === scheme && isHost && (port === '*' || (port ?? defaultPort) === (url.port || defaultPort))
  );
}

/** Node has no `location`. */
const page = globalThis as { readonly location?: { readonly hostname: string } };

/** Whether the page is served from the machine that its browser runs on. */
const isLocalPage = (): boolean => loopback.test(page.location?.hostname ?? 'localhost');

/**
 * Whether a member may be sent to an address: on an origin that the merchant trusts, over https, without credentials.
 * Plain http is allowed only between pages of this machine, where a developer's sandbox runs.
 * @param trusted undefined if the merchant's description does not say: every origin is trusted
 */
export function isAllowedAddress(address: string, trusted: readonly string[] | undefined): boolean {
  const url = parseAddress(address);
  if (!url || url.username || url.password) return false;
  const isLocal = loopback.test(url.hostname) && isLocalPage();
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
  return isSafe && (trusted?.some((origin) => isOn(url, origin)) ?? true);
}
