import type { APIRequestContext } from '@playwright/test';

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

/** The sandbox's control paths. */
export class SandboxControl {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  async calls(path?: string): Promise<readonly ReceivedCall[]> {
    const answer = await this.#request.get(`${this.#origin}/__sandbox/calls`);
    const all: ReceivedCall[] = await answer.json();
    return path === undefined ? all : all.filter((call) => call.path === path);
  }

  /** The tracked events, each id once with its channels, and the events that networks received. */
  async tracked(): Promise<Tracked> {
    return (await this.#request.get(`${this.#origin}/__sandbox/tracking`)).json();
  }

  /** The payloads of the collect call, the oldest first. */
  async beacons(): Promise<readonly Beacon[]> {
    const log: readonly (Beacon | { readonly page: true })[] = await (
      await this.#request.get(this.beaconLog)
    ).json();
    return log.filter((entry) => 'value' in entry);
  }

  /** Address of the log of pages and beacons, for `release watch`. */
  get beaconLog(): string {
    return `${this.#origin}/__sandbox/beacons`;
  }

  /** Sends the calls of a page that starts and reports its health, from a visitor with the given address. */
  async visit(address: string, { merchant, value }: Beacon): Promise<void> {
    const headers = { merchant, 'x-forwarded-for': address };
    await this.#request.get(`${this.#origin}/wps/v2/system/status?device=MOBILE`, { headers });
    await this.#request.post(`${this.#origin}/wps/system/collect`, { headers, data: { merchant, value } });
  }

  /** The devices that push messages reach. */
  async pushDevices(): Promise<readonly PushDevice[]> {
    return (await this.#request.get(`${this.#origin}/__sandbox/push`)).json();
  }

  async fault(fault: Fault): Promise<void> {
    const answer = await this.#request.post(`${this.#origin}/__sandbox/faults`, { data: fault });
    if (!answer.ok()) throw new Error(`the sandbox refused the fault: ${await answer.text()}`);
  }

  /** Adds slots until the catalogue has the given number of games; 0 restores it. */
  async games(count: number): Promise<void> {
    const answer = await this.#request.put(`${this.#origin}/__sandbox/games`, { data: { count } });
    if (!answer.ok()) throw new Error(`the sandbox refused: ${await answer.text()}`);
  }

  async reset(): Promise<void> {
    await this.#request.delete(`${this.#origin}/__sandbox/faults`);
    await this.#request.delete(`${this.#origin}/__sandbox/calls`);
    await this.#request.delete(`${this.#origin}/__sandbox/push`);
    await this.#request.delete(`${this.#origin}/__sandbox/tracking`);
  }
}
