let revealed: string | undefined;

/** Sets the user agent of further calls: the browser's own with its hidden parts filled in (R5.11). */
export const nameUserAgent = (userAgent: string | undefined): void => {
  revealed = userAgent;
};

/** The X-User-Agent header: base64 of the UTF-8 text, since btoa alone fails on anything beyond Latin-1 (R7.1a). */
export function userAgentHeader(userAgent: string = revealed ?? navigator.userAgent): string {
  const bytes = new TextEncoder().encode(userAgent);
  return btoa(String.fromCharCode(...bytes));
}
