import { fc, hostileText, property } from '@tessera/build/testing';
import * as v from 'valibot';
import { parseBy, parseJson, readJson } from './json';

const messageFor = (read: () => unknown): string => {
  try {
    read();
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test.each([
  ['', 'line 1, column 1: value expected'],
  ['{\n  "code": "aurora",\n  "name" "Aurora"\n}', 'line 3, column 10: colon expected'],
  ['{\r\n  "code": "aurora"\r\n  "name": "Aurora"\r\n}', 'line 3, column 3: comma expected'],
  ['[\n  1,\n  2,\n]', 'line 4, column 1: value expected'],
  ['{"a": 1', 'line 1, column 8: close brace expected'],
  ["{'a': 1}", 'line 1, column 2: invalid symbol'],
  ['// a merchant\n{}', 'line 1, column 1: invalid comment token'],
  ['{"a": "b\nc"}', 'line 1, column 7: unexpected end of string'],
  ['{} {}', 'line 1, column 4: end of file expected'],
  ['<!doctype html>', 'line 1, column 1: invalid symbol'],
])('%j is refused with its place: %s', (text, message) => {
  expect(messageFor(() => parseJson(text))).toBe(message);
});

test('text that is nested too deeply to find its place is refused all the same', () => {
  expect(messageFor(() => parseJson('['.repeat(200_000)))).toBe('it is not JSON');
});

test('a message contains nothing of the text, which can be a key', () => {
  const message = messageFor(() => parseJson('{"d": "c2VjcmV0" "kty": "EC"}'));
  expect(message).toBe('line 1, column 18: comma expected');
});

/** JSON with a text in it that does not belong there. */
const broken = fc.tuple(fc.jsonValue(), hostileText, fc.nat()).map(([value, text, at]) => {
  const json = JSON.stringify(value, null, 1);
  const place = at % (json.length + 1);
  return json.slice(0, place) + text + json.slice(place);
});

property(
  'what JSON.parse reads has the same value, and anything else is refused with its place',
  fc.oneof(hostileText, broken),
  (text) => {
    if (messageFor(() => JSON.parse(text)) === 'accepted') expect(parseJson(text)).toEqual(JSON.parse(text));
    else expect(messageFor(() => parseJson(text))).toMatch(/^line \d+, column \d+: [a-z ]+$/);
  },
);

test('a value of another form is refused with its field', () => {
  const schema = v.object({ merchants: v.array(v.object({ code: v.string() })) });
  expect(readJson(schema, '{"merchants":[{"code":"a"}]}')).toEqual({ merchants: [{ code: 'a' }] });
  expect(messageFor(() => readJson(schema, '{"merchants":[{"code":1}]}'))).toMatch(/^merchants\.0\.code: /);
  expect(messageFor(() => parseBy(schema, null))).toMatch(/^top level: /);
});
