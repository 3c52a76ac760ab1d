import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer of the product. */
export interface Answered {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * What happens to a request in place of its answer.
 * @param forward makes the request, and resolves with the answer
 */
export type NetworkFault = (answer: ServerResponse, forward: () => Promise<Answered>) => unknown;

/** In ms between two bytes. */
const DRIP = 100;
const HUGE = 8 * 1024 * 1024;
const PORTAL = '<!doctype html><title>Sign in to the Wi-Fi</title><h1>Welcome to the hotel</h1>';

const says =
  (status: number, body = '', type = 'application/json; charset=utf-8'): NetworkFault =>
  (answer) =>
    answer.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);

const refused: NetworkFault = (answer) => answer.destroy();
const hanging: NetworkFault = () => undefined;
const portal = says(200, PORTAL, 'text/html; charset=utf-8');

const drips: NetworkFault = (answer) => {
  answer.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  const timer = setInterval(() => answer.write(' '), DRIP);
  answer.on('close', () => clearInterval(timer));
};

const changes =
  (change: (body: Buffer) => Buffer): NetworkFault =>
  async (answer, forward) => {
    const { status, headers, body } = await forward();
    const changed = change(body);
    answer.writeHead(status, { ...headers, 'content-length': changed.length }).end(changed);
  };

/** Faults of a file on its way. */
export const fileFaults = {
  refused,
  hanging,
  '404': says(404, 'Not found', 'text/plain'),
  'HTML instead of a script': portal,
  truncated: changes((body) => body.subarray(0, body.length / 2)),
  tampered: changes((body) => Buffer.concat([body, Buffer.from(';globalThis.tampered=true')])),
} as const satisfies Record<string, NetworkFault>;

/** Faults of a gateway call on its way. */
export const callFaults = {
  timeout: hanging,
  refused,
  '401': says(401),
  '403': says(403),
  '404': says(404, '{"status":404,"error":"Not Found"}'),
  '429': says(429),
  '500': says(500, '{"status":500,"error":"Internal Server Error"}'),
  '502': says(502, '<h1>Bad gateway</h1>', 'text/html'),
  'malformed JSON': says(200, '{"success":tru'),
  'captive portal': portal,
  'wrong shape': says(200, '["unexpected"]'),
  huge: says(200, JSON.stringify(['x'.repeat(HUGE)])),
  'slow drip': drips,
} as const satisfies Record<string, NetworkFault>;

export type FileFault = keyof typeof fileFaults;
export type CallFault = keyof typeof callFaults;
export const namesOf = <N extends string>(table: Readonly<Record<N, unknown>>): readonly N[] =>
  Object.keys(table) as N[];

/** The gateway executes the call, and then its answer has the fault. */
export const afterwards =
  (fault: NetworkFault): NetworkFault =>
  async (answer, forward) => {
    await forward();
    await fault(answer, forward);
  };
