import { prometheusDouble } from '../../testing/prometheus-double';
import { judge } from './judge';
import { canaryMetrics } from './metric-names';
import { prometheusSource } from './prometheus-source';
import { defaultRules } from './verdict';

/** Noon of a day, in s since 1970. */
const NOON = 1_790_000_000 - (1_790_000_000 % 86_400) + 43_200;

const shares = (stable: string, canary: string) => [
  { version: stable, weight: 90 },
  { version: canary, weight: 10 },
];
const status = {
  merchant: 'aurora',
  number: 2,
  shell: '1.2.0',
  remotes: { auth: shares('3.0.0', '3.1.0'), games: shares('2.0.0', '2.1.0') },
  previous: {},
  pointed: true,
};

/** A counter of pages that grows by one a second, from noon on. */
const pages = (remote: string, version: string, stable: string) => ({
  name: canaryMetrics.pages,
  labels: {
    remote,
    version,
    stable,
    merchant: 'aurora',
    basis: 'visitors',
    arm: 'canary',
    outcome: 'worked',
  },
  value: (time: number) => Math.max(0, time - NOON),
});

test('queries that fail for one canary cost that canary its evidence, until they work again', async () => {
  const double = await prometheusDouble([pages('auth', '3.1.0', '3.0.0'), pages('games', '2.1.0', '2.0.0')]);
  try {
    const judged = judge(defaultRules);
    let time = NOON;
    const read = prometheusSource(double.url, judged, { every: 10, hours: 1, now: () => 1_000 * time });
    judged.update([status]);
    const uses = () =>
      Object.fromEntries(
        judged.state().map(({ canary, compared }) => [canary.remote, compared.counts.canary.uses]),
      );
    await read([status]);
    time += 600;
    double.fail((query) => query.includes('remote="auth"'));
    await expect(read([status])).rejects.toThrow(/^auth@3\.1\.0: .* 503/);
    expect(uses()).toEqual({ auth: 0, games: 600 });
    double.fail(false);
    await read([status]);
    expect(uses()).toEqual({ auth: 600, games: 600 });
  } finally {
    await double.close();
  }
});
