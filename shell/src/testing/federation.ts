import { remoteCode } from './fresh-page';

/** What federation loads by id: a remote without a page, unless the test says otherwise. */
export const load = jest.fn();

/** The ids that were asked for, in order. */
export const loaded = (): readonly string[] => load.mock.calls.map(([id]) => id);

/** For `jest.mock('@module-federation/enhanced/runtime', …)`. */
export const runtime = { loadRemote: load, registerRemotes: () => undefined };

/** Makes each test of a file a first visit at which every remote can be had; `console.warn` keeps quiet. */
export function provideFederation(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    load.mockReset().mockResolvedValue(remoteCode());
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
