import type { Endpoint } from '@tessera/contract';

/** Merchant, language and member of a call. Injected, so that the transport knows no store. */
export interface Identity {
  merchant(): string;
  language(): string;
  token(): string | undefined;
  userAgent(): string;
}

/** The headers of a call. Empty ones are left out (R7.1a). */
export function headersFor(
  endpoint: Endpoint,
  identity: Identity,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const all: Record<string, string | undefined> = {
    Merchant: identity.merchant(),
    Language: identity.language(),
    'X-User-Agent': identity.userAgent(),
    ModuleId: endpoint.moduleId,
    Authorization: endpoint.authorization === 'none' ? undefined : identity.token(),
    ...(endpoint.method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    ...(endpoint.merchantHeader && { [endpoint.merchantHeader]: identity.merchant() }),
    ...endpoint.headers,
    ...extra,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
