/** A service worker whose state a test sets. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState;
  readonly postMessage = jest.fn();

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Installs a container of service workers with an active one. */
export function provideContainer() {
  const active = new FakeWorker('activated');
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: jest.fn(() => Promise.resolve()),
    unregister: jest.fn(() => Promise.resolve(true)),
  });
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    register: jest.fn(() => Promise.resolve(registration)),
    getRegistration: jest.fn(() => Promise.resolve(registration)),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { container, registration, active };
}

class FakeTiming {
  readonly name: string;
  readonly workerStart: number;

  constructor(path: string, workerStart: number) {
    this.name = location.origin + path;
    this.workerStart = workerStart;
  }
}

/** Installs a performance timeline of resources that a test fills. */
export function provideResources() {
  const loaded: FakeTiming[] = [];
  let heard: (entries: readonly FakeTiming[]) => void = () => undefined;
  class FakeObserver {
    readonly #callback: (list: { getEntries(): readonly FakeTiming[] }) => void;

    constructor(callback: (list: { getEntries(): readonly FakeTiming[] }) => void) {
      this.#callback = callback;
    }

    observe(): void {
      heard = (entries) => this.#callback({ getEntries: () => entries });
      heard(loaded);
    }

    disconnect(): void {
      heard = () => undefined;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver, PerformanceResourceTiming: FakeTiming });
  const load = (path: string, workerStart = 0) => {
    const timing = new FakeTiming(path, workerStart);
    loaded.push(timing);
    heard([timing]);
  };
  return { load };
}
