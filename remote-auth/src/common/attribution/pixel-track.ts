import { attributionIn, freshAttribution, keys } from '@tessera/contract';
import { cookies, storedValue } from '@tessera/shell/environment';

/** Click and campaign ids of earlier pages. Tracking stores them if the visitor has agreed. */
const stored = storedValue(keys.attribution);
const consent = storedValue(keys.consent);

/** The cookies of Meta, set by tracking or by Meta's own script. */
function metaCookies(): Record<string, string> {
  return Object.fromEntries(
    [...cookies()].flatMap(([name, value]) =>
      value && (name === '_fbc' || name === '_fbp') ? [[name.slice(1), value]] : [],
    ),
  );
}

/** Without a stored answer the merchant does not ask for consent. With one, it must include marketing. */
function isAllowed(): boolean {
  const answer = consent.get();
  return answer === undefined || answer.purposes.includes('marketing');
}

/**
 * Collects the ids by which advertising networks recognise the visit (R3.6). Ids of the query take precedence over
 * stored ones.
 * @param now in ms since 1970; stored ids expire
 * @returns undefined without any id, or if the visitor has not agreed to marketing
 */
export function pixelTrack(query: URLSearchParams, now = Date.now()): Record<string, string> | undefined {
  if (!isAllowed()) return undefined;
  const found = { ...freshAttribution(stored.get() ?? {}, now), ...metaCookies(), ...attributionIn(query) };
  return Object.keys(found).length > 0 ? found : undefined;
}
