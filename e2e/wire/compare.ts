import type { Call, Names } from './call';
import type { SentNames, Spelt } from './journal';

/** On every call (R7.1a). The specification calls the third the user-agent header; its name is ours. */
const always: Names = {
  Merchant: /^\w+$/,
  Language: /^[A-Z]{2}(-[A-Z]{2})?$/,
  'X-User-Agent': /^[A-Za-z0-9+/]+=*$/,
};
/** On a call whose body is encrypted (R7.1e). */
const sealed: Names = { Encryption: 'true', 'X-Digest': /^[0-9a-f]{60}/, 'X-RSA': /^[A-Za-z0-9+/]+=*$/ };
/** Headers that a browser or a proxy adds. */
const ofBrowser =
  /^(sec-.*|accept(-.*)?|x-forwarded-.*|host|connection|user-agent|referer|origin|cookie|content-length|content-type|cache-control|pragma|priority|dnt|save-data|purpose|upgrade-insecure-requests|te|via|forwarded|alt-used|if-none-match|if-modified-since)$/;

/** Whether a sent name is one of the known ones, or a part of it. */
const isOf = (sent: string, known: string) =>
  sent === known || sent.startsWith(`${known}.`) || sent.startsWith(`${known}[]`);

const fits = (value: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? value === wanted : wanted.test(value);

/** Describes wrong values of sent names, and names that were not sent. */
function faultsOfNames(kind: string, sent: SentNames, wanted: Names, unsent: Call['unsent'] = {}): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const found = Object.entries(sent).filter(([one]) => isOf(one, name));
    if (found.length === 0) return name in unsent ? [] : [`${kind} ${name} was never sent`];
    return found.flatMap(([one, { values }]) =>
      values.filter((text) => !fits(text, value)).map((text) => `${kind} ${one} was sent as ${text}`),
    );
  });
}

const unknownNames = (kind: string, sent: SentNames, known: readonly string[]): string[] =>
  Object.keys(sent)
    .filter((name) => !known.some((one) => isOf(name, one)))
    .map((name) => `${kind} ${name} is not in the table`);

const lowered = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name.toLowerCase(), value]));

function faultsOfHeaders({ headers, times, method }: Spelt, call: Call): string[] {
  const own = call.headers ?? {};
  const each = { ...(call.bare ? {} : always), ...(call.encrypted ? sealed : {}) };
  const fixed = Object.entries(own).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBrowser.test(name)));
  const wanted = lowered({ ...each, ...own });
  const known = [...Object.keys(wanted), ...(call.token === 'never' ? [] : ['authorization'])];
  const missing = [
    ...Object.keys(each),
    ...fixed,
    ...(call.token === 'always' ? ['Authorization'] : []),
  ].filter((name) => headers[name.toLowerCase()]?.times !== times);
  const isJson =
    method === 'GET' || headers['content-type']?.values.every((one) => /^application\/json/.test(one));
  return [
    ...faultsOfNames('header', headers, wanted),
    ...unknownNames('header', sent, known),
    ...missing.map((name) => `header ${name} did not come with every call`),
    ...(isJson ? [] : ['the body did not come as application/json']),
  ];
}

/** Compares a sent call with its row. @returns one sentence for each difference */
export function faultsOf(spelt: Spelt, call: Call): readonly string[] {
  const { query = {}, body = {}, ours = [], answer = [], unsent } = call;
  const isSealed = call.encrypted === true;
  return [
    ...faultsOfNames('query', spelt.query, query, unsent),
    ...unknownNames('query', spelt.query, [...Object.keys(query), ...ours]),
    ...faultsOfNames('field', spelt.body, body, unsent),
    ...unknownNames('field', spelt.body, [...Object.keys(body), ...ours]),
    ...faultsOfHeaders(spelt, call),
    ...(spelt.encrypted === (isSealed ? spelt.times : 0) ? [] : ['not encrypted as it should be']),
    ...answer
      .filter((field) => !spelt.answer.some((one) => isOf(one, field)))
      .map((field) => `no answer has the field ${field}`),
  ];
}
