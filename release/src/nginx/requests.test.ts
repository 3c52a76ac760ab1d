// @full: needs nginx.
import { stopGateways } from '../testing/echo-gateway';
import { startedNginx, stopNginx } from '../testing/nginx';
import { findNginx } from '../testing/nginx-process';
import { requestSuite } from '../testing/request-suite';
import { releasedStore, stopAll } from '../testing/started';

afterAll(async () => {
  await stopNginx();
  await stopAll();
  await stopGateways();
});

requestSuite(async (site) => {
  findNginx();
  return startedNginx(await releasedStore(), site);
});
