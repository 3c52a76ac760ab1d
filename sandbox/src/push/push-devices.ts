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
