let revealed: string | undefined;

/** From now on calls name this user agent: the browser's own, with what it hides filled in (R5.11). */
export const nameUserAgent = (userAgent: string | undefined): void => {
  revealed = userAgent;
};

/** The X-User-Agent header: base64 of the UTF-8 text, since btoa alone fails on anything beyond Latin-1 (R7.1a). */
export function userAgentHeader(userAgent: string = revealed ?? navigator.userAgent): string {
  const bytes = new TextEncoder().encode(userAgent);
  return btoa(String.fromCharCode(...bytes));
}
