/** The address if it is an http(s) one, else undefined. */
export function webUrl(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

/** Where the Back button may lead: to an address on the origin that the launch named, to nothing else. */
export function backUrlOn(origin: string, asked: string | undefined): string | undefined {
  const url = webUrl(asked ?? '');
  return url?.origin === origin ? url.href : undefined;
}
