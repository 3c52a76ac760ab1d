import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyError, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { GameStock } from '../catalog';
import { describeIssues, type RingBuffer } from '../common';
import type { BeaconLog, PushDevices } from '../features';
import type { Access } from '../features/access';
import { outboxPage } from '../features/outbox';
import type { Store } from '../members';
import type { Merchant } from '../merchants';
import type { TrackedEvents } from '../third-parties/networks';
import { type AbsentCalls, absentAnswerSchema } from './absent-calls';
import type { LoggedCall } from './call-log';
import { addMemberControl } from './control-members';
import { addMoneyControl } from './control-money';
import { type Faults, faultSchema } from './faults';
import type { Journal } from './journal';

/** The release tool passes the number of entries that it has already read. */
const beaconsQuery = v.object({ after: v.pipe(v.string(), v.digits(), v.transform(Number)) });
const stockSize = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** What the control paths read and change. */
export interface Controls {
  readonly callLog: RingBuffer<LoggedCall>;
  readonly journal: Journal;
  readonly beacons: BeaconLog;
  readonly faults: Faults;
  readonly absentCalls: AbsentCalls;
  readonly pushDevices: PushDevices;
  readonly stock: GameStock;
  readonly tracked: TrackedEvents;
  readonly access: Access;
  readonly store: Store;
  readonly merchants: readonly Merchant[];
}

/** Adds the paths by which tests read the received calls and inject faults. Only this machine may use them. */
export function addControlPaths(app: FastifyInstance, controls: Controls): void {
  const { callLog, journal, beacons, faults, absentCalls, pushDevices, stock, tracked } = controls;
  const { access, store, merchants } = controls;
  app.register(async (control) => {
    control.addHook('onRequest', async (request, reply) => {
      // With `trustProxy`, this is the first address that is not a proxy on this machine.
      if (!isLoopback(request.ip))
        return reply.code(403).send({ error: 'Control paths are for this machine only' });
    });

    control.setErrorHandler<FastifyError>((error, _request, reply) =>
      reply.code(error.statusCode ?? 500).send({ error: error.message }),
    );

    const addList = (path: string, list: { all(): unknown; clear(): void }) => {
      control.get(path, () => list.all());
      control.delete(path, (_request, reply) => {
        list.clear();
        return reply.code(204).send();
      });
    };
    addList('/__sandbox/calls', callLog);
    addList('/__sandbox/push', pushDevices);
    addList('/__sandbox/tracking', tracked);
    addList('/__sandbox/codes', access.codes);
    control.get('/__sandbox/outbox', (request, reply) =>
      request.headers.accept?.includes('text/html')
        ? reply.type('text/html; charset=utf-8').send(outboxPage(access.outbox))
        : reply.send(access.outbox.all()),
    );
    control.delete('/__sandbox/outbox', (_request, reply) => {
      access.outbox.clear();
      return reply.code(204).send();
    });
    addMemberControl(control, access, store, merchants);
    addMoneyControl(control, store);

    control.delete('/__sandbox/test', (_request, reply) => {
      for (const part of [faults, absentCalls, callLog, pushDevices, tracked]) part.clear();
      return reply.code(204).send();
    });
    control.get('/__sandbox/journal', () => journal.all());

    control.get('/__sandbox/beacons', (request) => {
      const { success, output } = v.safeParse(beaconsQuery, request.query);
      return success ? beacons.after(output.after) : beacons.all();
    });

    control.put('/__sandbox/games', (request, reply) => {
      const size = v.safeParse(stockSize, request.body);
      if (!size.success) return reply.code(400).send({ error: 'count: must be a whole number of games' });
      stock.resize(size.output.count);
      return reply.code(204).send();
    });

    control.post('/__sandbox/faults', (request, reply) => {
      const fault = v.safeParse(faultSchema, request.body);
      if (!fault.success) return reply.code(400).send({ error: describeIssues(fault.issues, 'fault') });
      faults.add(fault.output);
      return reply.code(204).send();
    });
    control.put('/__sandbox/absent', (request, reply) => {
      const answer = v.safeParse(absentAnswerSchema, request.body);
      if (!answer.success) return reply.code(400).send({ error: describeIssues(answer.issues, 'answer') });
      absentCalls.answerWith(answer.output);
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

/** Whether a text is an IP address of this machine. */
const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
