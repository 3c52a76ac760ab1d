/** A call as the sandbox received it, its body decrypted. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly encrypted: boolean;
  readonly body: unknown;
}

export interface Tracked {
  readonly events: readonly {
    readonly merchant: string;
    readonly event: {
      readonly eventId: string;
      readonly eventName: string;
      readonly eventValue: Record<string, unknown>;
      readonly channels: readonly string[];
      readonly fbc?: string;
      readonly fbp?: string;
      readonly clickIds: Record<string, string>;
    };
    readonly receipts: readonly ('first' | 'second')[];
  }[];
  readonly networks: readonly { readonly network: string; readonly args: readonly unknown[] }[];
}

/** A device that is registered for push; a visitor's has no member. */
export interface PushDevice {
  readonly merchant: string;
  readonly registrationToken: string;
  readonly member?: string;
  readonly topics: readonly string[];
}

/** The payload of a collect call. */
interface Beacon {
  readonly merchant: string;
  readonly value: string;
}

export interface Fault {
  readonly path: string;
  readonly times?: number;
  readonly delayMs?: number;
  readonly status?: number;
  readonly body?: unknown;
  readonly drop?: boolean;
  readonly loseAnswer?: boolean;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The sandbox's control paths. Calls them by Node's `fetch`: Playwright's own calls are also written into the trace. */
export class SandboxControl {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async #send(path: string, { method = 'GET', headers, body }: Sent = {}): Promise<Response> {
    const json = body !== undefined && { body: JSON.stringify(body) };
    const type = body !== undefined && { 'content-type': 'application/json' };
    return fetch(this.#origin + path, { method, headers: { ...headers, ...type }, ...json });
  }

  /** @throws Error if the sandbox refuses it */
  async #change(path: string, sent: Sent): Promise<void> {
    const answer = await this.#send(path, sent);
    if (!answer.ok) throw new Error(`the sandbox refused: ${await answer.text()}`);
  }

  async calls(path?: string): Promise<readonly ReceivedCall[]> {
    const all: readonly ReceivedCall[] = await (await this.#send('/__sandbox/calls')).json();
    return path === undefined ? all : all.filter((call) => call.path === path);
  }

  /** The tracked events, each id once with its channels, and the events that networks received. */
  async tracked(): Promise<Tracked> {
    return (await this.#send('/__sandbox/tracking')).json();
  }

  /** The payloads of the collect call, the oldest first. */
  async beacons(): Promise<readonly Beacon[]> {
    const log: readonly (Beacon | { readonly page: true })[] = await (await fetch(this.beaconLog)).json();
    return log.filter((entry) => 'value' in entry);
  }

  /** Address of the log of pages and beacons, for `release watch`. */
  get beaconLog(): string {
    return `${this.#origin}/__sandbox/beacons`;
  }

  /** Sends the calls of a page that starts and reports its health, from a visitor with the given address. */
  async visit(address: string, { merchant, value }: Beacon): Promise<void> {
    const headers = { merchant, 'x-forwarded-for': address };
    await this.#send('/wps/v2/system/status?device=MOBILE', { headers });
    await this.#send('/wps/system/collect', { method: 'POST', headers, body: { merchant, value } });
  }

  /** The devices that push messages reach. */
  async pushDevices(): Promise<readonly PushDevice[]> {
    return (await this.#send('/__sandbox/push')).json();
  }

  fault(fault: Fault): Promise<void> {
    return this.#change('/__sandbox/faults', { method: 'POST', body: fault });
  }

  /** Answers like this to the calls that the platform of `bare` does not have. */
  answerAbsentCalls(answer: { readonly status: number; readonly body: unknown }): Promise<void> {
    return this.#change('/__sandbox/absent', { method: 'PUT', body: answer });
  }

  /** Adds slots until the catalogue has the given number of games; 0 restores it. */
  games(count: number): Promise<void> {
    return this.#change('/__sandbox/games', { method: 'PUT', body: { count } });
  }

  /** Clears what a test has set or left: faults, calls, devices and tracked events. */
  reset(): Promise<unknown> {
    return this.#send('/__sandbox/test', { method: 'DELETE' });
  }
}
