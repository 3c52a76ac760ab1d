import { stopGateways } from '../testing/echo-gateway';
import { requestSuite } from '../testing/request-suite';
import { releasedStore, started, stopAll } from '../testing/started';

afterAll(async () => {
  await stopAll();
  await stopGateways();
});

requestSuite(async (site) => started({ ...(await releasedStore()), ...site, report: () => undefined }));
