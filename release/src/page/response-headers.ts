import { hash } from './csp';
import { unavailableCss } from './unavailable-page';

type Headers = Readonly<Record<string, string>>;

/** The policy of an answer that is not a page. If a browser opens it as one, it runs no script, loads no file and sends no form. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const disabledFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'serial',
  'usb',
];

/** Headers of a merchant's page, in addition to its content security policy. */
export const pageHeaders: Headers = {
  'cache-control': 'no-cache',
  // A page that opens this one gets no handle of it. The windows of a sign-in keep theirs of the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Headers of text that changes with each release, for example the service worker. */
export const textHeaders: Headers = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers of every answer of the gateway, which are data and pictures. A policy of the gateway's own applies as well. */
export const answerHeaders: Headers = {
  'content-security-policy': NO_PAGE,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Headers of a stored file, in addition to its type and `cache-control`. A build may have files that a browser opens as
 * pages (HTML, SVG): these run nothing there, and have no origin whose storage they could read. An SVG keeps its styles.
 */
export const fileHeaders: Headers = {
  'content-security-policy': `${NO_PAGE}; style-src 'unsafe-inline'; sandbox`,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** Headers of the 404 response for a missing file. */
export const missingHeaders: Headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};

/** Headers of the page for an unknown address. */
export const unavailableHeaders: Headers = {
  'cache-control': 'no-store',
  'content-security-policy': `${NO_PAGE}; style-src ${hash(unavailableCss)}`,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
