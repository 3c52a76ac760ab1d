import { serviceScript, trustedPolicy } from '@tessera/contract';
import { call } from '../../core/request';
import { type Embed, readEmbed } from './vendor-embed';

/** The document that is parsed has no window: nothing in it runs or loads. */
const inert = trustedPolicy('tessera-inert', { createHTML: (html) => html });
/** The addresses are those of `allowedAddress`. */
const vendor = trustedPolicy('tessera-vendor', { createScriptURL: (address) => address });

/** Only https addresses and our own origin. */
function allowedAddress(source: string): string | undefined {
  try {
    const url = new URL(source, location.origin);
    return url.protocol === 'https:' || url.origin === location.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** A script to load: what it needs on the page, and its addresses, the backup last. */
type ServiceScript = Pick<Embed, 'addresses'> & Partial<Embed>;

/** The inline script of an embed, by its key. Another one is left out, because the page's policy blocks it. */
function fromSource(source: string): readonly ServiceScript[] {
  const embed = readEmbed(source);
  if (embed) return [embed];
  if (source.trim()) console.warn('[tessera] an inline customer-service script was left out');
  return [];
}

/** The scripts of an HTML text. */
export function scriptsIn(html: string): readonly ServiceScript[] {
  const scripts = new DOMParser()
    .parseFromString(inert.createHTML(html), 'text/html')
    .querySelectorAll('script');
  return [...scripts].flatMap((script) => {
    const source = script.getAttribute('src');
    if (source === null) return fromSource(script.textContent ?? '');
    const places = [source, script.getAttribute('data-backup') ?? ''];
    const addresses = places.flatMap((place) => (place && allowedAddress(place)) || []);
    return addresses.length > 0 ? [{ addresses }] : [];
  });
}

/** Loads a script from its first address that works (R7.52). */
function loadFrom([address, ...backups]: readonly string[]): void {
  if (address === undefined) return;
  const script = document.createElement('script');
  script.src = vendor.createScriptURL(address);
  script.async = true;
  script.addEventListener('error', () => loadFrom(backups));
  document.head.append(script);
}

let loaded: Promise<void> | undefined;

async function load(): Promise<void> {
  const { scripts } = await call(serviceScript, {}, { alert: false });
  for (const { addresses, provide } of scriptsIn(scripts ?? '')) {
    provide?.();
    loadFrom(addresses);
  }
}

/** Loads the scripts of the merchant's chat vendors once a page, when the contacts are opened (R7.38). Never throws. */
export function loadServiceScripts(): Promise<void> {
  loaded ??= load().catch(() => {
    // The next opening tries again.
    loaded = undefined;
  });
  return loaded;
}
