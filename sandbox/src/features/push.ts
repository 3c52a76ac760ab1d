import { fcmBind, fcmSubscribe, fcmUnsubscribe } from '@tessera/contract';
import { refusal } from '../common';
import { type Answer, answer } from '../gateway';

/** A device that receives push messages. */
interface PushDevice {
  readonly merchant: string;
  readonly registrationToken: string;
  /** User name of its member; undefined for a visitor's device. */
  readonly member: string | undefined;
  readonly topics: readonly string[];
}

/** The registered devices. In memory. */
export class PushDevices {
  readonly #devices = new Map<string, PushDevice>();

  /** Registers a device, or changes its member. Keeps its topics. */
  bind(merchant: string, registrationToken: string, member: string | undefined): void {
    const topics = this.#devices.get(registrationToken)?.topics ?? [];
    this.#devices.set(registrationToken, { merchant, registrationToken, member, topics });
  }

  /** Adds a topic to a device. @returns false for an unknown device */
  subscribe(registrationToken: string, topic: string): boolean {
    const device = this.#devices.get(registrationToken);
    if (!device) return false;
    this.#devices.set(registrationToken, { ...device, topics: [...new Set([...device.topics, topic])] });
    return true;
  }

  /** Removes the topics and the member of a device. Ignores an unknown device. */
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

/** Registers devices and their topics (R7.44, R7.45, R7.46). */
export const pushAnswers = (devices: PushDevices): readonly Answer[] => [
  answer(fcmBind, ({ request, merchant, token, member }) => {
    devices.bind(merchant.code, request.registrationToken, token ? member().userName : undefined);
  }),
  answer(fcmSubscribe, ({ request, language }) => {
    if (!devices.subscribe(request.registrationToken, request.topic))
      throw refusal(language, 'push_token_unknown');
  }),
  answer(fcmUnsubscribe, ({ request }) => {
    if (request.unsubscribeAll) devices.unsubscribeAll(request.registrationToken);
  }),
];

/** A public key for push messages (P-256), whose private key does not exist any more. */
export const VAPID_KEY =
  'BHnqjcTByb492B6kc99MUBu9QSovKhPgSzE1fOFNv9T2hv_5SD8h0iFAvJZ4_LuWtDYcNSaRSv7yBHIqd786gYg';
