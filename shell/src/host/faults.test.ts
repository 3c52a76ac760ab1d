import { PageTimeout } from '@tessera/remote';
import { classifyFault, isLasting, RemoteFault } from './faults';
import { IntegrityFault } from './integrity';

const named = (name: string, message: string, part: object = {}) =>
  Object.assign(new Error(message), { name, ...part });

test.each([
  [
    'a shared module of the wrong version',
    new Error(
      'Version 1.0.0 from shell of shared singleton module @tessera/shell does not satisfy the requirement of games which needs ^2.0.0',
    ),
    'range',
  ],
  ['code that the release does not name', new IntegrityFault('/m/x.js is not in the release'), 'integrity'],
  ['a page that hangs', new PageTimeout('no code in time'), 'timeout'],
  ['a script chunk', named('ChunkLoadError', 'Loading chunk 7 failed'), 'load'],
  ['a style chunk', named('Error', 'Loading CSS chunk 7 failed', { code: 'CSS_CHUNK_LOAD_FAILED' }), 'load'],
  ['an entry', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'), 'load'],
  ['an error of its own', new TypeError('x is undefined'), 'crash'],
  ['a thrown text', 'oops', 'crash'],
  ['nothing', undefined, 'crash'],
  ['null', null, 'crash'],
] as const)('%s', (_, error, code) => {
  const fault = classifyFault({ name: 'games' }, error);
  expect(fault).toMatchObject({ name: 'RemoteFault', code, remote: 'games' });
  expect(fault.cause).toBe(error);
});

test('a RemoteFault is not changed', () => {
  const fault = new RemoteFault('shape', 'games', 'no routes');
  expect(classifyFault({ name: 'member' }, fault)).toBe(fault);
});

test.each([
  ['range', true],
  ['shape', true],
  ['load', false],
  ['timeout', false],
  ['integrity', false],
  ['crash', false],
] as const)('whether a %s fault lasts: %s', (code, lasts) => {
  expect(isLasting(new RemoteFault(code, 'games', ''))).toBe(lasts);
});
