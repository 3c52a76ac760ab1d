/** Where an app writes the id of the device behind the browser's own words: the word UUID, or such an id itself. */
const MARKER = /[\s;,(/[]*(?:uuid|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i;

/** The user agent up to any UUID marker, since that part names a person's device (R2.58). */
export const userAgentText = (userAgent: string): string => userAgent.split(MARKER, 1)[0] ?? '';
