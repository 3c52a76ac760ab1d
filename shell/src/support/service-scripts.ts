import { serviceScript } from '@tessera/contract';
import { call } from '../request';

/** Over https, or from our own origin. */
function allowedAddress(source: string): string | undefined {
  try {
    const url = new URL(source, location.origin);
    return url.protocol === 'https:' || url.origin === location.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Addresses of the scripts in a piece of HTML; what stands inline never runs under the page's policy. */
export function scriptAddresses(html: string): readonly string[] {
  const scripts = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script');
  return [...scripts].flatMap((script) => {
    const source = script.getAttribute('src');
    if (source === null) {
      if (script.textContent) console.warn('[tessera] an inline customer-service script was left out');
      return [];
    }
    const address = allowedAddress(source);
    return address === undefined ? [] : [address];
  });
}

let loaded: Promise<void> | undefined;

async function load(): Promise<void> {
  const { scripts } = await call(serviceScript, {}, { alert: false });
  for (const address of scriptAddresses(scripts ?? '')) {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    document.head.append(script);
  }
}

/** Loads the scripts of the merchant's chat vendors, once a page, when someone looks for help (R7.38). Never throws. */
export function loadServiceScripts(): Promise<void> {
  loaded ??= load().catch(() => {
    // The next one who looks for help tries again.
    loaded = undefined;
  });
  return loaded;
}
