type Headers = Readonly<Record<string, string>>;

const refusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'serial',
  'usb',
];

export const immutable = 'public, max-age=31536000, immutable';
/** How long a release may be out of date where somebody keeps a copy, in seconds. */
export const pointerAge = 'public, max-age=30';

/** What every server of ours says with a merchant's page, beside its policy. */
export const pageHeaders: Headers = {
  'cache-control': 'no-cache',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** With a text that changes with the release, such as the worker. */
export const textHeaders: Headers = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

/** With a file of the store, beside how long it may be kept. */
export const fileHeaders: Headers = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** With the answer that a file is not there. */
export const missingHeaders: Headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};

/** With the page for an address that leads nowhere. */
export const unavailableHeaders: Headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
