import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Front, startFront } from './front';

const product = createServer(({ url, headers }, answer) => {
  answer
    .writeHead(200, { 'content-security-policy': "frame-ancestors 'self'" })
    .end(`${headers.host} ${url}`);
});
let front: Front;
let port: number;

const originOf = ({ port: taken }: AddressInfo): string => `http://127.0.0.1:${taken}`;

beforeAll(async () => {
  product.listen(0, '127.0.0.1');
  await once(product, 'listening');
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  port = (free.address() as AddressInfo).port;
  await new Promise((closed) => free.close(closed));
  front = await startFront(port, originOf(product.address() as AddressInfo));
});

afterAll(async () => {
  await front.close();
  product.close();
});

const get = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });

test('a path of the product is passed on with its host, and its policy comes back as it is', async () => {
  const answer = await get('/m/home?x=1');
  expect(await answer.text()).toBe(`127.0.0.1:${port} /m/home?x=1`);
  expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
});

test('the root leads to the gallery', async () => {
  expect((await get('/')).headers.get('location')).toBe('/gallery/');
});

test.each(['ltr', 'rtl'])(
  'the texts of the stories are 40 %% longer in the pseudo-language, %s',
  async (direction) => {
    const words = await (await get(`/gallery/words/${direction}.json`)).json();
    expect(words.deposit.replace(/[\u202c\u202e]/g, '')).toBe('[Đéþöšîţö]');
  },
);

test.each([
  'files/../package.json',
  'files/%2e%2e/package.json',
  'files/none.js',
  'words/xx.json',
  'files/.hidden.js',
])('there is no %s', async (name) => {
  const { status } = await get(`/gallery/${name}`);
  expect(status).not.toBe(500);
  expect(await (await get(`/gallery/${name}`)).text()).not.toContain('"name"');
});
