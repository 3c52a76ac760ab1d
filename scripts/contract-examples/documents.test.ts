import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { endpoints } from '../contract/endpoints';
import { inWorkspace } from '../workspace';
import { compactJson } from './compact-json';
import { contractDocuments } from './documents';
import { recordExamples } from './record-examples';
import { steady } from './steady';

const files = ['docs/gateway-examples.md', 'docs/gateway-openapi.json'];
const recording = recordExamples();

test('the documents for gateways are as the sandbox answers (pnpm contract-docs writes them)', async () => {
  const documents = contractDocuments(await recording);
  expect(Object.keys(documents)).toEqual(files);
  for (const [file, text] of Object.entries(documents))
    expect([file, readFileSync(inWorkspace(file), 'utf8')]).toEqual([file, text]);
});

test('every call has an example whose request and answer fit its schemas', async () => {
  const { calls } = await recording;
  expect([...calls.keys()]).toEqual(endpoints.map(({ name }) => name).sort());
  for (const { name, request, answer, bare } of endpoints) {
    const example = calls.get(name);
    const value = bare ? example?.answer : Object(example?.answer).value;
    expect([name, v.safeParse(request, example?.request).issues]).toEqual([name, undefined]);
    expect([name, v.safeParse(answer, value).issues]).toEqual([name, undefined]);
  }
});

test('an example shows nothing that is random or long', () => {
  expect(
    steady({
      at: Date.now(),
      lineSessionToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
      url: 'http://127.0.0.1:40123/m/home',
      picture: 'data:image/png;base64,iVBORw0KGgo=',
      names: ['a', 'b', 'c', 'd'],
      items: [{ id: 1 }, { id: 2 }, { id: 3, reply: 'yes' }],
    }),
  ).toEqual({
    at: 1_790_000_000_000,
    lineSessionToken: '<signed token>',
    url: 'https://gateway.example/m/home',
    picture: 'data:image/png;base64,AAAA',
    names: ['a', 'b', 'c'],
    items: [{ id: 1 }, { id: 3, reply: 'yes' }],
  });
});

test('JSON is on one line where it fits', () => {
  expect(compactJson({ a: [1, { b: null }], c: {} })).toBe('{ "a": [1, { "b": null }], "c": {} }');
  const long = 'x'.repeat(120);
  expect(compactJson({ a: long, b: [1] })).toBe(`{\n  "a": "${long}",\n  "b": [1]\n}`);
  expect(JSON.parse(compactJson({ a: long, b: [[long], { c: long }] }))).toEqual({
    a: long,
    b: [[long], { c: long }],
  });
});
