import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { freePort } from '../testing/nginx';
import { accepted, ask, readBody } from './answer';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** @returns the host of a server */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const LONG = 10_000;
const schema = v.object({ next: v.number() });

test('a server that is not reached is named with the reason, without credentials and parameters', async () => {
  const none = `127.0.0.1:${await freePort()}`;
  await expect(ask(`http://me:secret@${none}/log?after=0`, LONG)).rejects.toMatchObject({
    code: 'network-failed',
    message: `http://${none}/log is not reached: connect ECONNREFUSED ${none}`,
  });
});

test('a server that does not answer in time is named with the time', async () => {
  const silent = await host(() => undefined);
  await expect(ask(`http://${silent}/`, 50)).rejects.toThrow(
    `http://${silent}/ is not reached: no answer in 0.05 s`,
  );
});

test('an answer that ends too early is not reached', async () => {
  const cut = await host((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"next":');
    setImmediate(() => response.destroy());
  });
  await expect(ask(`http://${cut}/`, LONG)).rejects.toThrow(/ is not reached: other side closed$/);
});

test('a name and password are sent as basic authentication, and parameters as they are', async () => {
  const seen = await host(({ url, headers }, response) => response.end(`${url} ${headers.authorization}`));
  const answer = await ask(`http://me:se%20cret@${seen}/log?after=0`, LONG);
  expect(accepted(answer)).toBe(`/log?after=0 Basic ${Buffer.from('me:se cret').toString('base64')}`);
  expect(answer.address).toBe(`http://${seen}/log`);
});

test('an answer of another status or with another content is named with its address', async () => {
  const answers: Readonly<Record<string, readonly [number, string]>> = {
    '/fits': [200, '{"next":1}'],
    '/refused': [403, 'loopback is refused'],
    '/empty': [503, ''],
    '/page': [200, '<!doctype html>'],
    '/other': [200, '{"next":"1"}'],
  };
  const origin = await host(({ url = '' }, response) => {
    const [status, text] = answers[url] ?? [404, ''];
    response.writeHead(status).end(text);
  });
  const read = async (path: string) => readBody(schema, await ask(`http://${origin}${path}`, LONG));
  await expect(read('/fits')).resolves.toEqual({ next: 1 });
  for (const [path, message] of [
    ['/refused', ' answered with status 403: loopback is refused'],
    ['/empty', ' answered with status 503'],
    ['/page', ' answered with something else: line 1, column 1: invalid symbol'],
    ['/other', ' answered with something else: next: Invalid type: Expected number but received "1"'],
  ] as const)
    await expect(read(path)).rejects.toMatchObject({ message: `http://${origin}${path}${message}` });
});
