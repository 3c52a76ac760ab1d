import * as v from 'valibot';
import { ask, readBody } from '../../input';

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

/** Asks the HTTP API of Prometheus. */
export function prometheusQuery(address: string) {
  const send = (path: string, parameters: Readonly<Record<string, string>>) => {
    const url = new URL(address);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/api/v1/${path}`;
    return ask(url, TIMEOUT, { method: 'POST', body: new URLSearchParams(parameters) });
  };
  return {
    range: async (query: string, { start, end, step }: Range) => {
      const answer = await send('query_range', { query, start: `${start}`, end: `${end}`, step: `${step}` });
      return readBody(matrix, answer).data.result;
    },
    /** @param time in s since 1970 */
    at: async (query: string, time: number) =>
      readBody(vector, await send('query', { query, time: `${time}` })).data.result,
  };
}

/** @returns a selector such as `{remote="games"}` */
export const selector = (values: Readonly<Record<string, string>>): string =>
  `{${Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join()}}`;
