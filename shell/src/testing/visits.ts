import { gateway as client } from '../core/request';
import { type FakeGateway, provideGateway } from './gateway';
import { provideRelease, type ReleasePart } from './release';

/** Makes each test of a file a first visit: a release, empty storage, and a gateway that refuses what no test speaks of. */
export function provideVisits(release: ReleasePart = {}): FakeGateway {
  provideRelease(release);
  const gateway = provideGateway({ later: true });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    gateway.forget();
    client.setPlatform({});
  });
  return gateway;
}
