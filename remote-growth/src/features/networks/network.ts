import type { ConsentChoice, TrackingEvent } from '@tessera/contract';

/** The fields of an event. */
export type EventValue = Readonly<Record<string, string | number | boolean>>;

/** An event as a network gets it. */
export interface NetworkEvent {
  /** The id that the gateway gets too. A network uses it to count an event from two sources once. */
  readonly id: string;
  readonly name: TrackingEvent;
  /** The name or token of the event at this network. */
  readonly label: string;
  readonly value: EventValue;
}

/** An advertising or analytics network. Each is a file of its own, loaded only where it is configured. `id` is the merchant's id there. */
export interface Network {
  /** Addresses of its script, backups last. Absent for a network without a script. */
  readonly scripts?: (id: string) => readonly string[];
  /** Sets the globals that the script expects. Events may be sent from then on. `loaded` settles with the script. */
  start(id: string, loaded: Promise<void>, choice: ConsentChoice): void;
  send(id: string, event: NetworkEvent): void;
  /** Identifies the member by a hash. */
  identify?(id: string, hash: string): void;
  /** Tells the network a changed choice of the visitor. */
  consent?(id: string, choice: ConsentChoice): void;
  /** Names of the cookies that its script sets on the merchant's host. */
  readonly cookies?: RegExp;
}

/** The fields of an event for a pixel, which knows its content by another name. */
export const pixelValue = ({ content, ...value }: EventValue): EventValue =>
  content === undefined ? value : { ...value, content_name: content };
