import * as v from 'valibot';

const TIMEOUT = 30_000;

const labels = v.record(v.string(), v.string());
const sample = v.pipe(
  v.tuple([v.number(), v.string()]),
  v.transform(([time, value]) => ({ time, value: Number(value) })),
);
const answerOf = <T extends v.GenericSchema>(result: T) =>
  v.object({ status: v.literal('success'), data: v.object({ result: v.array(result) }) });
const matrix = answerOf(v.object({ metric: labels, values: v.array(sample) }));
const vector = answerOf(v.object({ metric: labels, value: sample }));

/** Points in time, in s since 1970. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/**
 * Asks the HTTP API of Prometheus. A name and password in the address are sent as basic authentication, because `fetch`
 * refuses them in addresses.
 */
export function prometheusQuery(address: string) {
  const { origin, pathname, username, password } = new URL(address);
  const base = `${origin}${pathname.replace(/\/$/, '')}/api/v1`;
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const headers = username === '' ? {} : { authorization: `Basic ${credentials.toString('base64')}` };

  async function ask(path: string, parameters: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await fetch(`${base}/${path}`, {
      method: 'POST',
      body: new URLSearchParams(parameters),
      headers,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.ok) return response.json();
    const reason = (await response.text()).slice(0, 300);
    throw new Error(`${base} responded with status ${response.status}: ${reason}`);
  }

  return {
    range: async (query: string, { start, end, step }: Range) =>
      v.parse(matrix, await ask('query_range', { query, start: `${start}`, end: `${end}`, step: `${step}` }))
        .data.result,
    /** @param time in s since 1970 */
    at: async (query: string, time: number) =>
      v.parse(vector, await ask('query', { query, time: `${time}` })).data.result,
  };
}

/** @returns a selector such as `{remote="games"}` */
export const selector = (values: Readonly<Record<string, string>>): string =>
  `{${Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join()}}`;
