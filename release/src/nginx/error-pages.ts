import { missingHeaders, unavailableHeaders } from '../page';
import { methods } from '../requests';
import { block, contentType, headerLines } from './syntax';

/** Internal statuses, which stand for a page below. */
const UNKNOWN_HOST = 418;
export const UNRELEASED = 419;
export const UNKNOWN_ADDRESS = 420;

/** These are not named locations: nginx cannot go to one before it has read the address of the request. */
const [MALFORMED, TOO_LONG] = ['/tessera-malformed', '/tessera-too-long'];

/** Refuses what `release serve` refuses. */
export const refusals: readonly string[] = [
  // nginx runs these lines again for the answer to a refused request.
  `if ($uri ~ "^(${MALFORMED}|${TOO_LONG})$") { break; }`,
  'if ($tessera_malformed_path) { return 400; }',
  'if ($tessera_malformed_host) { return 400; }',
  // An unknown host gets the same page for every path.
  `if ($tessera_merchant = "") { return ${UNKNOWN_HOST}; }`,
  `if ($request_method !~ "^(${methods.join('|')})$") { return ${UNKNOWN_ADDRESS}; }`,
];

/** Which page an error has. A location with an error page of its own inherits none. */
export const errorPages: readonly string[] = [
  // The last two are for encodings of a body, and versions of HTTP, that nginx does not know.
  `error_page 400 501 505 = ${MALFORMED};`,
  // The first line is too long, or a header.
  `error_page 414 494 = ${TOO_LONG};`,
  // Pages and files are only read.
  `error_page 405 ${UNKNOWN_ADDRESS} = @unknown_address;`,
  // nginx responds with 403 for a folder.
  'error_page 403 404 = @missing;',
  `error_page ${UNKNOWN_HOST} = @unknown_host;`,
  `error_page ${UNRELEASED} = @unreleased;`,
  // Of an identity project.
  'error_page 502 = @unreached;',
  'error_page 504 = @late;',
];

/** @param page the variable with the page */
const unavailable = (location: string, status: number, page: string, ...lines: readonly string[]) =>
  block(
    `location ${location}`,
    ...lines,
    ...contentType('text/html'),
    ...headerLines({ ...unavailableHeaders, vary: 'accept-language' }),
    `return ${status} ${page};`,
  );

const [page, pageWithHome] = ['$tessera_unavailable', '$tessera_unavailable_home'];
const internal = ['internal;', 'error_page 404 = @unknown_address;'];

/** The locations of the pages. */
export const errorLocations: readonly string[] = [
  unavailable(`= ${MALFORMED}`, 400, pageWithHome, ...internal),
  unavailable(`= ${TOO_LONG}`, 431, pageWithHome, ...internal),
  unavailable('@unknown_address', 404, pageWithHome),
  unavailable('@unknown_host', 404, page),
  unavailable('@unreleased', 503, page),
  unavailable('@unreached', 502, page),
  unavailable('@late', 504, page),
  block(
    'location @missing',
    ...contentType('text/plain'),
    ...headerLines(missingHeaders),
    'return 404 "Not found";',
  ),
];
