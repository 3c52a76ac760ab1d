import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A counter of an instance. */
export interface CounterSeries {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Returns its value at a time in s since 1970, or undefined while it does not exist. */
  readonly value: (time: number) => number | undefined;
}

/** @returns whether a series fits a name, or a name with a selector such as `{remote="games"}` */
function fits({ name, labels }: CounterSeries, query: string): boolean {
  const [, wanted, selector = ''] = /^([\w:]+)(?:\{(.*)\})?$/.exec(query) ?? [];
  const pairs = [...selector.matchAll(/(\w+)="([^"]*)"/g)];
  return name === wanted && pairs.every(([, label, value]) => label && labels[label] === value);
}

/**
 * Starts the part of the HTTP API of Prometheus that reads counters, without its storage and its language: a query is a
 * name with a selector, and has no result otherwise.
 */
export async function prometheusDouble(series: readonly CounterSeries[]) {
  let isFailing = (_query: string): boolean => false;
  const server = createServer(async (request, response) => {
    const parameters = new URLSearchParams(await text(request));
    const number = (name: string) => Number(parameters.get(name));
    const query = parameters.get('query') ?? '';
    const matching = series.filter((one) => fits(one, query));
    const metric = ({ name, labels }: CounterSeries) => ({ __name__: name, ...labels });
    const sample = ({ value }: CounterSeries, time: number) => {
      const own = value(time);
      return own === undefined ? [] : [[time, String(own)] as const];
    };
    const length = Math.floor((number('end') - number('start')) / number('step') + 1e-6) + 1 || 0;
    const times = Array.from({ length }, (_, at) => number('start') + at * number('step'));
    const result = request.url?.endsWith('/query_range')
      ? matching.map((one) => ({ metric: metric(one), values: times.flatMap((time) => sample(one, time)) }))
      : matching.flatMap((one) =>
          sample(one, number('time')).map((value) => ({ metric: metric(one), value })),
        );
    response
      .writeHead(isFailing(query) ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: 'success', data: { result } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Makes it respond with an error, to all queries or to some. */
    fail: (value: boolean | ((query: string) => boolean)): void => {
      isFailing = typeof value === 'boolean' ? () => value : value;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
