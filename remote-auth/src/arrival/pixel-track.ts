import { attributionIn, freshAttribution, keys } from '@tessera/contract';
import { storedValue } from '@tessera/shell/environment';

/** Click and campaign ids of earlier pages; tracking keeps them, where it may. */
const kept = storedValue(keys.attribution);
const consent = storedValue(keys.consent);

/** The cookies of Meta, which tracking or Meta's own script has set. */
const cookies = { fbc: storedValue(keys.fbc), fbp: storedValue(keys.fbp) };

function metaCookies(): Record<string, string> {
  const found = Object.entries(cookies).map(([name, cookie]) => [name, cookie.get()] as const);
  return Object.fromEntries(found.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Where the merchant asks, only someone who has agreed to advertising may be known by a click. */
function isAllowed(): boolean {
  const answer = consent.get();
  return answer === undefined || answer.purposes.includes('marketing');
}

/**
 * The identifiers by which advertising networks know what brought the visitor: those of the query first, those that
 * were kept second; undefined when there are none, or the visitor has not agreed (R3.6).
 */
export function pixelTrack(query: URLSearchParams, now = Date.now()): Record<string, string> | undefined {
  if (!isAllowed()) return undefined;
  const found = { ...freshAttribution(kept.get() ?? {}, now), ...metaCookies(), ...attributionIn(query) };
  return Object.keys(found).length > 0 ? found : undefined;
}
