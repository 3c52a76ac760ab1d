import { change, changeOrder, planOrder } from '@tessera/console/api';
import * as v from 'valibot';
import { ReleaseError } from '../../release-error';
import type { Store } from '../../store';
import type { Route } from '../access';
import type { Health } from '../health';
import { apply } from './apply';
import type { Jobs } from './jobs';
import { parseChange } from './parse-change';
import { startPlan } from './plan';
import { previewOf } from './preview';

const params = v.object({ id: v.string() });

/** Serves previews, changes, plans and the jobs that run them. */
export function serveChanges(
  route: Route,
  {
    store,
    jobs,
    health,
    changed,
  }: {
    readonly store: Store;
    readonly jobs: Jobs;
    readonly health: Health | undefined;
    readonly changed: () => Promise<void>;
  },
): void {
  route('POST', '/preview', 'look', ({ body }) => previewOf(store, parseChange(v.parse(change, body))));

  // A setting of releases needs another role than their versions.
  for (const [path, role] of [
    ['/changes', 'roll-out'],
    ['/settings', 'configure'],
  ] as const)
    route('POST', path, role, async ({ body }, person) => {
      const { change, note } = v.parse(changeOrder, body);
      const isSetting = change.action === 'configure';
      if (isSetting !== (path === '/settings'))
        throw new ReleaseError(
          'not-allowed',
          'Settings are changed at /api/settings, versions at /api/changes.',
        );
      const parsed = parseChange(change);
      const { action, what } = parsed.deed;
      const order = { action, what, note, total: parsed.merchants.length };
      return jobs.start(person, order, async (update, signal, job) => {
        await apply(store, parsed, { person, note, update, job, signal });
        await changed();
      });
    });

  route('POST', '/plans', 'roll-out', async ({ body }, person) =>
    startPlan(v.parse(planOrder, body), { store, jobs, health, person, changed }),
  );
  route('GET', '/jobs', 'look', async () => jobs.list());
  route('POST', '/jobs/:id/stop', 'roll-out', async (request) =>
    jobs.stop(v.parse(params, request.params).id),
  );
}
