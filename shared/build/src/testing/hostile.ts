import fc from 'fast-check';

/** Parts of which attacks on parsers of addresses, HTML, JSON and configurations are made. */
const parts = [
  ...['/', '//', '\\', '/\\', '..', '/../', '.', ':', '@', '?', '#', '&', '=', ';', ',', '%', '*', '-', '_'],
  ...['%2e%2e', '%2F', '%5c', '%00', '%0a', '%E0%A4%A', '%25', '+', '~', '|', '^', '$', '`', '!'],
  ...[
    'http:',
    'https:',
    'http://',
    'https://',
    'HTTPS://',
    'javascript:',
    'data:text/html,',
    'blob:',
    'file:///',
  ],
  ...['vbscript:', 'about:blank', 'ws://', 'wss://', 'tel:', 'mailto:', 'itms-services://?url='],
  ...['localhost', '127.0.0.1', '[::1]', 'evil.example', 'user:pw@', ':443', ':99999', 'xn--', '*.'],
  ...['/m', '/m/', '/m/home', '/m/login', '/wps/', 'backUrl=', 'token=', 'go=', 'state=', 'code='],
  ...[
    '\t',
    '\n',
    '\r',
    '\0',
    '\u0001',
    ' ',
    '\u00a0',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\udc00',
    '😀',
    '客',
  ],
  ...['<', '>', '"', "'", '</script>', '<!--', '<img src=x onerror=alert(1)>', '{', '}', '[', ']', '(', ')'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN'],
  ...[
    '0',
    '1',
    '-1',
    '7',
    '00',
    '1e999',
    '9007199254740993',
    '0x10',
    '1.5',
    'true',
    'false',
    'a',
    'A',
    'evil',
  ],
];

/** In characters: a longer text shows a parser whose time is not linear. */
const LONGEST = 100_000;

const long = fc
  .tuple(
    fc.constantFrom(...parts),
    fc.integer({ min: 100, max: LONGEST }),
    fc.constantFrom('', '!', '\n', '"'),
  )
  .map(([part, length, end]) => part.repeat(Math.ceil(length / part.length)) + end);

/** A text of some parts, of parts of attacks, and of any characters. */
export const mixedText = (...own: readonly string[]): fc.Arbitrary<string> => {
  const attack = fc.constantFrom(...parts);
  const part = fc.oneof(
    attack,
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.string({ maxLength: 4 }),
    ...(own.length > 0 ? [{ arbitrary: fc.constantFrom(...own), weight: 4 }] : []),
  );
  return fc.oneof(
    { arbitrary: fc.array(part, { maxLength: 8 }).map((all) => all.join('')), weight: 60 },
    {
      arbitrary: fc.tuple(fc.constantFrom('', ...own), long).map(([start, rest]) => start + rest),
      weight: 1,
    },
  );
};

/** Any text, many of them attacks. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: mixedText(), weight: 4 },
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...parts, ''),
);

const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, 1, 1e21, 1e308, -1e308, 5e-324, Number.POSITIVE_INFINITY, 2 ** 53, 8.64e15 + 1),
);

/** An object with these fields, also where a name is `__proto__`, as JSON.parse makes it. */
const objectOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.oneof(hostileText, fc.string({ maxLength: 8 })), value), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries));

/** Any value that JSON.parse can return. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(null, true, false), weight: 2 },
  { arbitrary: number, weight: 2 },
  { arbitrary: hostileText, weight: 2 },
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom(null, true, false),
      number,
      hostileText,
      fc.array(tie('value'), { maxLength: 4 }),
      objectOf(tie('value')),
    ),
  })).value,
);

/** The JSON of a value, in which a number too large for JSON stands as a gateway would write it. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part === Number.POSITIVE_INFINITY ? 'INFINITE' : part))?.replaceAll(
    '"INFINITE"',
    '1e999',
  ) ?? 'null';
