type Headers = Readonly<Record<string, string>>;

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
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Headers of text that changes with each release, for example the service worker. */
export const textHeaders: Headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

/** Headers of a stored file, in addition to its type and `cache-control`. */
export const fileHeaders: Headers = {
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
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
