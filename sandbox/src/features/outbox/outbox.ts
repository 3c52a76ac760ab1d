import { RingBuffer } from '../../common';

/** An e-mail to a member. It is not really sent: read it from the control path. */
interface Mail {
  /** Code of the merchant that sends it. */
  readonly merchant: string;
  /** An e-mail address. */
  readonly to: string;
  /** Product code. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
}

/** Number of kept mails of all merchants. */
const KEPT = 500;

/** The e-mails of the gateway, in memory, newest last. */
export class Outbox {
  readonly #mails = new RingBuffer<Mail & { readonly at: string }>(KEPT);

  put(mail: Mail): void {
    this.#mails.add({ ...mail, at: new Date().toISOString() });
  }

  all(): readonly (Mail & { readonly at: string })[] {
    return this.#mails.all();
  }

  clear(): void {
    this.#mails.clear();
  }
}
