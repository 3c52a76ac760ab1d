import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { ReleaseError } from '../release-error';
import { sendBytes } from '../testing/exchange';
import { ask, releasedStore, started, stopAll } from '../testing/started';

const HANGS = '/wps/relay/GCSGAME_gameList';
const STALLS = '/wps/relay/GCSGAME_banners';
/** More than the calls of one path that the gateway gets at once. */
const CLIENTS = 130;

let store: Awaited<ReturnType<typeof releasedStore>>['store'];
beforeAll(async () => {
  ({ store } = await releasedStore());
});
afterAll(stopAll);

/** Starts a gateway with a path that never answers and one that stops in its answer. Other paths answer. */
async function hangingGateway() {
  const open = new Set<ServerResponse>();
  const changes = new EventEmitter();
  const server = createServer((request, response) => {
    if (request.url === HANGS) {
      open.add(response);
      response.on('close', () => changes.emit('change', open.delete(response)));
      changes.emit('change');
    } else if (request.url === STALLS) {
      response.writeHead(200, { 'content-length': '9' }).write('[');
    } else {
      response.end('{"success":true}');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    /** Answers the open calls of the path that hangs. */
    answer: () => {
      for (const response of open) response.end('{"success":true}');
    },
    /** Resolves when so many calls of the path that hangs are open. */
    opened: async (count: number) => {
      while (open.size !== count) await once(changes, 'change');
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Opens a connection for a call of the path that hangs. */
const visitor = (served: { readonly url: string }) =>
  sendBytes(served, `GET ${HANGS} HTTP/1.1\r\nHost: aurora.localhost\r\n\r\n`);

test('a call that does not answer takes no connection from the other calls', async () => {
  await using gateway = await hangingGateway();
  const served = await started({ store, gateway: gateway.url });
  const waiting = Array.from({ length: CLIENTS }, () => visitor(served));
  await gateway.opened(128);
  expect((await ask(served, '/wps/v2/system/status')).status).toBe(200);
  // Those that wait for a place get their answer when one is free.
  gateway.answer();
  await gateway.opened(2);
  gateway.answer();
  for (const socket of waiting) expect(`${(await once(socket, 'data'))[0]}`).toMatch(/^HTTP\/1.1 200/);
  for (const socket of waiting) socket.destroy();
});

test('a visitor who leaves ends the call, also one that has not been sent, and no fault is reported', async () => {
  await using gateway = await hangingGateway();
  const report = jest.fn();
  const served = await started({ store, gateway: gateway.url, report });
  const leaving = Array.from({ length: CLIENTS }, () => visitor(served));
  await gateway.opened(128);
  for (const socket of leaving) socket.destroy();
  await gateway.opened(0);
  const next = visitor(served);
  await gateway.opened(1);
  next.destroy();
  await gateway.opened(0);
  expect(report).not.toHaveBeenCalled();
});

test('a visitor who leaves after a body was sent ends the call too', async () => {
  await using gateway = await hangingGateway();
  const served = await started({ store, gateway: gateway.url });
  const head = `POST ${HANGS} HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Length: 2`;
  const socket = sendBytes(served, `${head}\r\n\r\n{}`);
  await gateway.opened(1);
  socket.destroy();
  await gateway.opened(0);
});

test('a call without an answer in time gets 504 in the format of the gateway, and the log names it', async () => {
  await using gateway = await hangingGateway();
  const report = jest.fn();
  const served = await started({ store, gateway: gateway.url, answerTimeout: 500, report });
  const { status, body } = await ask(served, HANGS);
  expect(status).toBe(504);
  expect(JSON.parse(body.toString())).toEqual({ success: false, errorCode: 'gateway_timeout' });
  await gateway.opened(0);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.any(ReleaseError));
});

test('an answer that stops is cut off', async () => {
  await using gateway = await hangingGateway();
  const served = await started({ store, gateway: gateway.url, answerTimeout: 500 });
  await expect(ask(served, STALLS)).rejects.toMatchObject({ code: 'ECONNRESET' });
});
