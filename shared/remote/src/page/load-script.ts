import { trustedPolicy } from '@tessera/contract';

/** A third party's script did not load. */
export class ScriptUnavailable extends Error {
  override readonly name = 'ScriptUnavailable';
  readonly code = 'script-unavailable';
}

const LONGEST = 10_000;
/** Which hosts a script may come from is a matter of the content security policy. */
const vendor = trustedPolicy('tessera-vendor', { createScriptURL: (address) => address });

const loads = new Map<string, Promise<void>>();

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    const fail = () => {
      tag.remove();
      reject(new ScriptUnavailable(`no script from ${new URL(address, location.origin).host}`));
    };
    const timer = setTimeout(fail, LONGEST);
    tag.addEventListener('error', fail);
    tag.addEventListener('load', () => resolve());
    for (const end of ['load', 'error']) tag.addEventListener(end, () => clearTimeout(timer));
    tag.async = true;
    tag.src = vendor.createScriptURL(address);
    document.head.append(tag);
  });
}

/**
 * Loads a third party's script once for each page. After a failure it can be called again.
 * @throws ScriptUnavailable if it does not load within 10 s
 */
export function loadScript(address: string): Promise<void> {
  const known = loads.get(address) ?? load(address);
  loads.set(address, known);
  known.catch(() => loads.delete(address));
  return known;
}
