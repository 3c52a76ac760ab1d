import { once } from 'node:events';
import { createServer } from 'node:http';
import { messageOf } from '../fault';
import type { PartFault } from '../fault-report';
import { ownerOf, peerQueue } from './peers';

const sources = Array.from({ length: 3_000 }, (_, n) => `source ${n}`);
const peers = ['http://a:9464', 'http://b:9464', 'http://c:9464'];

test('each collector owns about the same number of sources, whatever the order of the list', () => {
  for (const peer of peers) {
    const owned = sources.filter((source) => ownerOf(source, peers) === peer);
    expect(Math.abs(owned.length - 1_000)).toBeLessThan(150);
  }
  for (const source of sources) expect(ownerOf(source, peers.toReversed())).toBe(ownerOf(source, peers));
});

test('with one more collector, only the sources that it gets change their owner', () => {
  const more = [...peers, 'http://d:9464'];
  const moved = sources.filter((source) => ownerOf(source, more) !== ownerOf(source, peers));
  expect(moved.length).toBeGreaterThan(500);
  expect(moved.every((source) => ownerOf(source, more) === 'http://d:9464')).toBe(true);
});

test('a collector that entries do not reach is reported with the reason, until they reach it', async () => {
  let status = 401;
  const server = createServer((_, response) => response.writeHead(status).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const peer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const events = new EventTarget();
  const reports: (readonly PartFault[])[] = [];
  const lost: number[] = [];
  const queue = peerQueue({
    peers: [peer],
    self: 'http://127.0.0.1:1',
    secret: 'secret',
    onLost: (count) => lost.push(count),
    report: (faults) => {
      reports.push(faults);
      events.dispatchEvent(new Event('report'));
    },
  });
  const forward = () => queue.forward({ merchant: 'aurora', source: 'one', page: true });
  try {
    forward();
    while (!reports.at(-1)?.length) await once(events, 'report');
    const said = reports.at(-1)?.map(({ part, fault }) => `${part}: ${messageOf(fault)}`);
    expect(said).toEqual([`--peer: ${peer}/owned answered with status 401`]);
    status = 204;
    forward();
    while (reports.at(-1)?.length) await once(events, 'report');
    expect(lost).toEqual([1]);
  } finally {
    await queue.close();
    server.close();
  }
});
