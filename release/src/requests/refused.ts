/** Methods of calls to the gateway. Pages and files are read with GET and HEAD only. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The largest body of a call, in bytes: pictures of members' feedback. */
export const LARGEST_BODY = 20 * 1024 * 1024;

/** The largest beacon of a page, in bytes. A page sends at most 100 events, some 12 kB. */
export const LARGEST_BEACON = 32 * 1024;

/** The longest first line and the longest header, in bytes: Node's limit for all headers. */
export const LONGEST_LINE = 16 * 1024;

const slash = '(?:/|%2f)';
const dot = '(?:\\.|%2e)';
/** The end of the text. A dollar sign would be a variable in the configuration of nginx. */
const end = '(?!.)';
/** An encoded byte that continues a character of UTF-8, in which the lead byte says how many follow. */
const next = '%[89ab][0-9a-f]';

/**
 * A regular expression, for JavaScript and for nginx, that matches the paths that a server could understand in another
 * way than the servers behind it. It ignores case and applies to the path as it was sent, without the query.
 */
export const malformedPath = [
  '^[^/]',
  '%(?![0-9a-f]{2})',
  // Characters that an address contains in encoded form only, control characters, and backslashes.
  '[^!-~]|["#<>\\\\`{}]|%(?:[01][0-9a-f]|7f|5c)',
  // The segments `.` and `..`, in any encoding, which some servers resolve and others do not.
  `${slash}${dot}(?:${dot}|;|${slash}|${end})`,
  // An encoded start of the path, which chooses the server behind: some servers decode it first, others do not.
  '^/(?:__/)?[^/]*%',
  // Bytes that are not UTF-8.
  `(?<!%[c-f][0-9a-f])(?<!${next})${next}`,
  `%[cd][0-9a-f](?:(?!${next})|(?:${next}){2})`,
  `%e[0-9a-f](?:(?!(?:${next}){2})|(?:${next}){3})`,
  `%f[0-9a-f](?:(?!(?:${next}){3})|(?:${next}){4})`,
  '%c[01]|%e0%[89]|%ed%[ab]|%f0%8|%f4%[9ab]|%f[5-9a-f]',
].join('|');

/**
 * A regular expression, for JavaScript and for nginx, that matches every text that is not the name or address of a host,
 * with an optional port. It ignores case.
 */
export const malformedHost = `\\.\\.|^(?!(?:\\[[0-9a-f:.]+\\]|[^\\]\\[:/\\\\ ]+)(?::[0-9]{1,5})?${end})`;
