/** What is sent under a name: exactly this text, or a text that matches. */
export type Names = Readonly<Record<string, string | RegExp>>;

/** A name whose values the specification leaves open. */
export const any = /^/;
export const flag = /^(true|false)$/;

/** One call as the specification spells it. Everything in it is a literal, so that no code of ours can misspell both. */
export interface Call {
  /** Rows of the requirements that say so. */
  readonly row: string;
  /** Method and path. The specification shows no method of relay calls but the default GET (R7.1b): POST is ours. */
  readonly call: string;
  readonly query?: Names;
  readonly body?: Names;
  /** Beside those of every call. One that is a text comes with each call. */
  readonly headers?: Names;
  /** Fields of the answer's value. */
  readonly answer?: readonly string[];
  readonly encrypted?: true;
  /** Whether the session token must be sent, or must not; it may where nothing is said. */
  readonly token?: 'always' | 'never';
  /** A beacon and what the browser fetches by itself do not have the headers of every call. */
  readonly bare?: true;
  /** Names that we send beside those of the specification, as docs/gateway-contract.md says. */
  readonly ours?: readonly string[];
  /** Names that the specification has and that the product does not send, each with the reason. */
  readonly unsent?: Readonly<Record<string, string>>;
}
