import { serviceScript } from '@tessera/contract';
import { call } from '../../core/request';

/** Only https addresses and our own origin. */
function allowedAddress(source: string): string | undefined {
  try {
    const url = new URL(source, location.origin);
    return url.protocol === 'https:' || url.origin === location.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The addresses of each script in an HTML text, the backup last. Leaves out inline scripts, which the page's policy blocks. */
export function scriptAddresses(html: string): readonly (readonly string[])[] {
  const scripts = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script');
  return [...scripts].flatMap((script) => {
    const source = script.getAttribute('src');
    if (source === null) {
      if (script.textContent) console.warn('[tessera] an inline customer-service script was left out');
      return [];
    }
    const places = [source, script.getAttribute('data-backup') ?? ''];
    const addresses = places.flatMap((place) => (place && allowedAddress(place)) || []);
    return addresses.length > 0 ? [addresses] : [];
  });
}

/** Loads a script from its first address that works (R7.52). */
function loadFrom([address, ...backups]: readonly string[]): void {
  if (address === undefined) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => loadFrom(backups));
  document.head.append(script);
}

let loaded: Promise<void> | undefined;

async function load(): Promise<void> {
  const { scripts } = await call(serviceScript, {}, { alert: false });
  for (const addresses of scriptAddresses(scripts ?? '')) loadFrom(addresses);
}

/** Loads the scripts of the merchant's chat vendors once a page, when the contacts are opened (R7.38). Never throws. */
export function loadServiceScripts(): Promise<void> {
  loaded ??= load().catch(() => {
    // The next opening tries again.
    loaded = undefined;
  });
  return loaded;
}
