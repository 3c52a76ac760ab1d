/** Identifiers by which advertising networks know a click or a campaign (R3.6). */
const identifiers = [
  'tid',
  'cid',
  'kw',
  'pixel_id',
  'click_id',
  'kwaiclid',
  'fbclid',
  'fbc',
  'fbp',
  'gclid',
  'gbraid',
  'wbraid',
  'ttclid',
  'twclid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Longer than any network's identifier: what exceeds it is none, and must not blow up a registration. */
const MAX_LENGTH = 500;

/** The identifiers that a query carries, unchanged (some are case-sensitive); undefined when it carries none. */
export function pixelTrack(query: URLSearchParams): Record<string, string> | undefined {
  const found = identifiers.flatMap((name) => {
    const value = query.get(name);
    return value && value.length <= MAX_LENGTH ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
