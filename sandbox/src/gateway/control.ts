import type { FastifyError, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Access } from '../access/access';
import { addAccessControl } from '../access/access-control';
import type { GameStock } from '../games/game-stock';
import type { Beacon } from '../growth/collect';
import type { Store } from '../members/store';
import type { Merchant } from '../merchants/merchant';
import { addMoneyControl } from '../purse/money-control';
import type { PushDevices } from '../push/push-devices';
import type { TrackedEvents } from '../tracking/tracked-events';
import { type Faults, faultSchema } from './faults';
import type { Journal } from './journal';
import type { Latest } from './latest';
import { isLocal } from './loopback';
import type { Recorded } from './record';

/** The release tool asks for what has come since it asked last. */
const afterCount = v.object({ after: v.pipe(v.string(), v.digits(), v.transform(Number)) });
const stockSize = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export interface Controls {
  readonly record: Latest<Recorded>;
  readonly journal: Journal;
  readonly beacons: Latest<Beacon>;
  readonly faults: Faults;
  readonly pushDevices: PushDevices;
  readonly stock: GameStock;
  readonly tracked: TrackedEvents;
  readonly access: Access;
  readonly store: Store;
  readonly merchants: readonly Merchant[];
}

/** The paths by which tests read what came in and say what goes wrong; for this machine only. */
export function addControlPaths(
  app: FastifyInstance,
  { record, journal, beacons, faults, pushDevices, stock, tracked, access, store, merchants }: Controls,
): void {
  app.register(async (control) => {
    control.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request))
        return reply.code(403).send({ error: 'Control paths are for this machine only' });
    });

    control.setErrorHandler<FastifyError>((error, _request, reply) =>
      reply.code(error.statusCode ?? 500).send({ error: error.message }),
    );

    addAccessControl(control, access, store, merchants);
    addMoneyControl(control, store);
    control.get('/__sandbox/calls', () => record.all());
    control.delete('/__sandbox/calls', (_request, reply) => {
      record.clear();
      return reply.code(204).send();
    });

    control.get('/__sandbox/journal', () => journal.all());

    control.get('/__sandbox/beacons', (request) => {
      const { success, output } = v.safeParse(afterCount, request.query);
      if (!success) return beacons.all();
      const { next, items } = beacons.after(output.after);
      return { next, beacons: items };
    });

    control.get('/__sandbox/push', () => pushDevices.all());
    control.delete('/__sandbox/push', (_request, reply) => {
      pushDevices.clear();
      return reply.code(204).send();
    });

    control.get('/__sandbox/tracking', () => tracked.all());
    control.delete('/__sandbox/tracking', (_request, reply) => {
      tracked.clear();
      return reply.code(204).send();
    });

    control.put('/__sandbox/games', (request, reply) => {
      const wanted = v.safeParse(stockSize, request.body);
      if (!wanted.success) return reply.code(400).send({ error: 'count: a whole number of games' });
      stock.resize(wanted.output.count);
      return reply.code(204).send();
    });

    control.post('/__sandbox/faults', (request, reply) => {
      const fault = v.safeParse(faultSchema, request.body);
      if (!fault.success) {
        const error = fault.issues
          .map((issue) => `${v.getDotPath(issue) ?? 'fault'}: ${issue.message}`)
          .join('; ');
        return reply.code(400).send({ error });
      }
      faults.add(fault.output);
      return reply.code(204).send();
    });
    control.delete('/__sandbox/faults', (_request, reply) => {
      faults.clear();
      return reply.code(204).send();
    });
  });
}
