import { readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { browserSources } from './browser-sources';

/** Where a browser takes HTML or the address of a script. Pages that require Trusted Types refuse a text there. */
const html =
  /\.(inner|outer)HTML = |parseFromString\(|insertAdjacentHTML\(|createContextualFragment\(|document\.write|\.srcdoc\b|dangerouslySetInnerHTML/;
const address = /\b(tag|script)\.src = |\.register\(.*scope|new (Shared)?Worker\(|importScripts\(/;

const linesOf = (file: string): readonly string[] =>
  readFileSync(inWorkspace(file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line));

test('HTML and addresses of scripts come from a policy of Trusted Types', () => {
  const sources = browserSources().filter((file) => !file.startsWith('shared/build/'));
  const sinks = sources.flatMap((file) =>
    linesOf(file)
      .filter((line) => html.test(line) || address.test(line))
      .map((line) => ({ file, line, isTrusted: /\.create(HTML|ScriptURL)\(/.test(line) })),
  );
  expect(sinks.filter(({ isTrusted }) => !isTrusted)).toEqual([]);
  expect(sinks.length).toBeGreaterThan(5);
});
