import * as v from 'valibot';
import { addAccessControl } from './control-members';
import { addMoneyControl } from './control-money';
import { faultSchema, type Faults } from './faults';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../features/access';
import type { GameStock } from '../catalog';
import type { Beacon, PushDevices } from '../features';
import type { Store } from '../members';
import type { Merchant } from '../merchants';
import type { TrackedEvents } from '../third-parties/networks';
import type { Latest } from '../common';
import type { Recorded } from './call-log';

/** The release tool asks for what has come since it asked last. */
const afterCount = v.object({ after: v.pipe(v.string(), v.digits(), v.transform(Number)) });
const stockSize = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export interface Controls {
  readonly record: Latest<Recorded>;
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
  { record, beacons, faults, pushDevices, stock, tracked, access, store, merchants }: Controls,
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

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is this machine's own; a text that is no address is not. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return loopback.check(plain, 'ipv4');
  return isIPv6(plain) && loopback.check(plain, 'ipv6');
}

/** Whether a call comes from this machine, and nobody passed it on for another one. */
export function isLocal(request: FastifyRequest): boolean {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','));
  const hops = [request.socket.remoteAddress ?? '', ...forwarded.map((hop) => hop.trim())];
  return hops.every(isLoopback);
}
