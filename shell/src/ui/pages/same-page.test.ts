import { fc, property } from '@tessera/build/testing';
import { defineRemoteConfig } from '@tessera/remote';
import { owner } from '@tessera/remote/release';
import { matchRoutes } from 'react-router-dom';

const name = fc.oneof(
  { arbitrary: fc.constantFrom('a', 'A', 'b'), weight: 9 },
  fc.stringMatching(/^[\w.-]{1,3}$/),
);
const parameter = fc.constantFrom(':a', ':b', ':C_-1');
const part = fc.tuple(fc.oneof(name, parameter), fc.constantFrom('', '', '?')).map((texts) => texts.join(''));
const pattern = fc
  .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom([], [], ['*']))
  .map(([parts, end]) => ['/m', ...parts, ...end].join('/'));
const hostile = fc.constantFrom('', '%61', '%2F', '%E5%AE%B6', '%', '*', ':a', '家');
const path = fc
  .array(fc.oneof({ arbitrary: name, weight: 6 }, hostile), { maxLength: 5 })
  .map((segments) => ['/m', ...segments].join('/'));

// The router warns of a malformed address.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

property(
  'the early script and the release tool find the page that the router renders',
  fc.tuple(fc.uniqueArray(pattern, { minLength: 3, maxLength: 9 }), path),
  ([patterns, address]) => {
    const { routes } = defineRemoteConfig({
      name: 'bonus',
      shell: '^1.0.0',
      routes: patterns.map((each) => ({ path: each })),
    });
    const rendered = matchRoutes(
      patterns.map((each) => ({ path: each })),
      address,
    );
    expect(owner(routes, address)?.path).toBe(rendered?.[0]?.route.path);
  },
);
