import { fcmBind, fcmSubscribe, fcmUnsubscribe } from '@tessera/contract';
import { answer, type Answer } from '../gateway';
import { GatewayError, say } from '../common';

/** A device that push messages reach. */
export interface PushDevice {
  readonly merchant: string;
  readonly registrationToken: string;
  /** Name of the member that it is bound to; a visitor's has none. */
  readonly member: string | undefined;
  readonly topics: readonly string[];
}

/** The devices that are bound, as long as the sandbox runs. */
export class PushDevices {
  readonly #devices = new Map<string, PushDevice>();

  /** Binds a device, or hands it to another member; its topics stay. */
  bind(merchant: string, registrationToken: string, member: string | undefined): void {
    const topics = this.#devices.get(registrationToken)?.topics ?? [];
    this.#devices.set(registrationToken, { merchant, registrationToken, member, topics });
  }

  /** Whether the device is known, and is in the topic now. */
  subscribe(registrationToken: string, topic: string): boolean {
    const device = this.#devices.get(registrationToken);
    if (!device) return false;
    this.#devices.set(registrationToken, { ...device, topics: [...new Set([...device.topics, topic])] });
    return true;
  }

  /** Takes a device out of every topic and from its member. One that is not known has nothing to lose. */
  unsubscribeAll(registrationToken: string): void {
    const device = this.#devices.get(registrationToken);
    if (device) this.#devices.set(registrationToken, { ...device, member: undefined, topics: [] });
  }

  all(): readonly PushDevice[] {
    return [...this.#devices.values()];
  }

  clear(): void {
    this.#devices.clear();
  }
}

/** Binds devices and keeps their topics (R7.44, R7.45, R7.46). */
export const pushAnswers = (devices: PushDevices): readonly Answer[] => [
  answer(fcmBind, ({ request, merchant, token, member }) => {
    devices.bind(merchant.code, request.registrationToken, token ? member().userName : undefined);
  }),
  answer(fcmSubscribe, ({ request, language }) => {
    if (!devices.subscribe(request.registrationToken, request.topic))
      throw new GatewayError('push_token_unknown', say(language, 'push_token_unknown'));
  }),
  answer(fcmUnsubscribe, ({ request }) => {
    if (request.unsubscribeAll) devices.unsubscribeAll(request.registrationToken);
  }),
];

/** A public key in the form that browsers want for push messages (P-256). Nobody has the other half of it. */
export const VAPID_KEY =
  'BHnqjcTByb492B6kc99MUBu9QSovKhPgSzE1fOFNv9T2hv_5SD8h0iFAvJZ4_LuWtDYcNSaRSv7yBHIqd786gYg';
