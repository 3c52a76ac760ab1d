import type { Endpoint } from '@tessera/contract';
import { specification } from '@tessera/sandbox';
import { endpoints } from '../contract/endpoints';
import type { CallExample } from '../openapi/describe-gateway';
import type { CipherVector } from './cipher-vectors';
import { compactJson } from './compact-json';
import type { Examples } from './record-examples';

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const json = (value: unknown): string => block('json', compactJson(value));

const sessions = {
  required: 'needs a session',
  optional: 'sends the session, if there is one',
  none: 'no session',
};

/** What a call has beyond its path, as a list of words. */
const marksOf = ({ method, path, authorization, encrypted, moduleId, bare }: Endpoint): readonly string[] => [
  sessions[authorization],
  ...(encrypted ? ['encrypted'] : []),
  ...(moduleId === undefined ? [] : [`ModuleId \`${moduleId}\``]),
  ...(bare ? ['answer without an envelope'] : []),
  ...(`${method} ${path}` in specification ? [] : ['assumed: may be absent']),
];

const lineOf = ({ method, path }: Endpoint, request: unknown): string => {
  const texts = Object.entries(Object(request)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const query = new URLSearchParams(texts);
  return method === 'GET' && query.size > 0
    ? `${method} ${path}?${decodeURIComponent(query.toString())}`
    : `${method} ${path}`;
};

const isEmpty = (request: unknown): boolean => Object.keys(Object(request)).length === 0;

function sectionOf(endpoint: Endpoint, { request, answer }: CallExample): string {
  const body = endpoint.method === 'GET' || isEmpty(request) ? [] : [json(request)];
  return [
    `## ${endpoint.name}`,
    `${marksOf(endpoint).join(' · ')}`,
    block('http', lineOf(endpoint, request)),
    ...body,
    'Answer:',
    json(answer),
  ].join('\n\n');
}

/** An encrypted call with all its headers, which is one of the test vectors. */
function wholeCall({ text, value, digest, rsa }: CipherVector): string {
  const headers = [
    'POST /wps/session/login',
    'Merchant: aurora',
    'Language: EN',
    `X-User-Agent: ${Buffer.from('Mozilla/5.0 (iPhone)').toString('base64')}`,
    'Content-Type: application/json',
    'Encryption: true',
    `X-RSA: ${rsa}`,
    `X-Digest: ${digest}`,
    '',
    JSON.stringify({ value }),
  ];
  return [
    'A call with all its headers. Its body is encrypted: the line of JSON is what the gateway reads after it has removed the encryption. Key pair and key are in [gateway-cipher.json](gateway-cipher.json).',
    block('http', headers.join('\n')),
    block('json', text),
  ].join('\n\n');
}

const head = `# Examples of the gateway's calls

Written by \`npx pnpm contract-docs\` from the requests of the sandbox's tests and the sandbox's answers; a test fails if they differ. [gateway-contract.md](gateway-contract.md) explains headers, encryption and failures. Lists are shortened, and what is random is replaced: \`<token>\`, \`<signed token>\`, \`<random>\`.`;

/** docs/gateway-examples.md. @param vectors the cipher's; the one with a name and a password is shown as a login */
export function examplesPage({ calls, refusals }: Examples, vectors: readonly CipherVector[]): string {
  const login = vectors.find(({ text }) => text.includes('password'));
  const sections = endpoints.flatMap((endpoint) => {
    const example = calls.get(endpoint.name);
    return example ? [sectionOf(endpoint, example)] : [];
  });
  const refused = [...refusals].map(([cause, { answer }]) => `After ${cause}:\n\n${json(answer)}`);
  const parts = [head, ...(login ? [wholeCall(login)] : []), '## Refusals', ...refused, ...sections];
  return `${parts.join('\n\n')}\n`;
}
