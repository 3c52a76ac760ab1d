import { arriveAs, navEntry } from '../product/actions';
import { demo } from '../product/demo';
import { NGINX_PORT, origin, products } from '../product/products';
import { type Server, startServer } from '../product/server';
import { expect, test } from '../product/test';
import { workerReady } from '../product/worker';
import { historyOf } from './tester';

const { name, port } = products.main;
let nginx: Server;
test.beforeAll(async () => {
  nginx = await startServer('e2e/nginx-server.ts', 'nginx is up', name, String(port));
});
test.afterAll(() => nginx.close());
test.use({ baseURL: origin({ name, port: NGINX_PORT }) });

test('behind nginx the pages have their policy and their files, and a member signs in', async ({ page }) => {
  const answer = await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Sports' })).toBeVisible();
  const headers = answer?.headers() ?? {};
  expect(headers.server).toMatch(/^nginx/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-cache');
  expect(await historyOf(page)).toEqual([expect.stringMatching(/ loaded$/)]);
  await workerReady(page);
  await arriveAs(page, demo.member);
  await navEntry(page, 'Me').click();
  await expect(page.getByText('3 of 5 conditions')).toBeVisible();
});
