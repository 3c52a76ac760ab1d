/** The X-User-Agent header: base64 of the UTF-8 text, since btoa alone fails on anything beyond Latin-1 (R7.1a). */
export function userAgentHeader(userAgent: string = navigator.userAgent): string {
  const bytes = new TextEncoder().encode(userAgent);
  return btoa(String.fromCharCode(...bytes));
}
