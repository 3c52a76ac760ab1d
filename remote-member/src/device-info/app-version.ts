/** The version of the native app, as its user agent names it (docs/gateway-contract.md). */
export const appVersion = (userAgent: string): string | undefined =>
  /TesseraApp\/(\d+(?:\.\d+)*)/.exec(userAgent)?.[1];
