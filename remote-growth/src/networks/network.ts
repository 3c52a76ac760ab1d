import type { ConsentChoice, TrackingEvent } from '@tessera/contract';
import type { EventValue } from '../tracking/event-value';

/** An event as a network is told of it. */
export interface NetworkEvent {
  /** The same id as the gateway gets, by which a network knows one event from two sources as one. */
  readonly id: string;
  readonly name: TrackingEvent;
  /** The network's own name for it, or its token. */
  readonly label: string;
  readonly value: EventValue;
}

/** One network, advertising or analytics: how a page speaks to it. Each is a file of its own, loaded when configured. */
export interface Network {
  /** Where its script lies, the backup last; none for a network without one. */
  readonly scripts?: (id: string) => readonly string[];
  /** Lays out what the script expects to find; `loaded` settles with the script. Events may be sent from then on. */
  start(id: string, loaded: Promise<void>, choice: ConsentChoice): void;
  send(id: string, event: NetworkEvent): void;
  /** Tells it who the visitor is: a hash that it can compare, and turn into nothing. */
  identify?(id: string, hash: string): void;
  /** Follows what the visitor has agreed to since. */
  consent?(id: string, choice: ConsentChoice): void;
  /** Names of cookies that its script leaves on the merchant's host. */
  readonly cookies?: RegExp;
}
