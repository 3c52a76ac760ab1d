import type { AuditRow, History } from '@tessera/console/api';
import * as v from 'valibot';
import { releaseChanges, releaseDifference, statusOf } from '../../operations/status';
import type { Store } from '../../store';
import type { Route } from '../access';
import { type Following, rowOf } from '../fleet';

/** Releases that a history lists, latest first. */
const RELEASES = 100;
const ENTRIES = 200;

const code = v.object({ code: v.string() });
const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const two = v.object({ from: number, to: number });

async function historyOf(store: Store, { log }: Pick<Following, 'log'>, merchant: string): Promise<History> {
  const changes = await releaseChanges(store, merchant, RELEASES);
  const { shell, remotes, previous } = await statusOf(store, merchant);
  const makers = await log.makers(
    merchant,
    changes.map((one) => one.number),
  );
  const stable = {
    shell,
    ...Object.fromEntries(Object.entries(remotes).map(([name, [one]]) => [name, one?.version])),
  };
  const canaries = Object.entries(remotes).flatMap(([name, [first, ...others]]) =>
    first ? others.map(({ version }) => ({ version: `${name}@${version}`, to: first.version })) : [],
  );
  return {
    merchant,
    releases: changes.map(({ at, ...one }) => {
      const maker = makers.get(one.number);
      const made = maker && { by: maker.by, from: maker.from, action: maker.action };
      return {
        ...one,
        changes: [...one.changes],
        at: at.toISOString(),
        ...made,
        ...(maker?.why && { why: maker.why }),
      };
    }),
    back: [
      ...canaries,
      ...Object.entries(stable).flatMap(([name, version]) => {
        const to = previous[name];
        return version !== undefined && to !== undefined ? [{ version: `${name}@${version}`, to }] : [];
      }),
    ],
  };
}

/** Serves the history of a merchant, the difference of two releases, and the audit log. */
export function serveHistory(route: Route, store: Store, following: Pick<Following, 'log'>): void {
  route('GET', '/merchants/:code/history', 'look', async ({ params }) =>
    historyOf(store, following, v.parse(code, params).code),
  );
  route('GET', '/merchants/:code/difference', 'look', async ({ params, query }) => {
    const { from, to } = v.parse(two, query);
    return releaseDifference(store, v.parse(code, params).code, from, to);
  });
  route(
    'GET',
    '/audit',
    'look',
    async (): Promise<readonly AuditRow[]> => (await following.log.latest(ENTRIES)).map(rowOf),
  );
}
