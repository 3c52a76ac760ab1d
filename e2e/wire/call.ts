/** The expected value of a name: exactly this text, or a text that matches. */
export type Names = Readonly<Record<string, string | RegExp>>;

/** A name whose values the specification leaves open. */
export const any = /^/;
export const flag = /^(true|false)$/;

/** One call of the specification. All values are literals, so that a mistake in our code cannot be repeated here. */
export interface Call {
  /** Requirement rows. */
  readonly row: string;
  /** Method and path. The specification shows no method of relay calls but the default GET (R7.1b): POST is ours. */
  readonly call: string;
  readonly query?: Names;
  readonly body?: Names;
  /** In addition to those of every call. A value that is a text is required. */
  readonly headers?: Names;
  /** Fields of the answer's value. */
  readonly answer?: readonly string[];
  readonly encrypted?: true;
  /** Whether the session token must be sent, or must not; undefined: either. */
  readonly token?: 'always' | 'never';
  /** A beacon and what the browser fetches by itself do not have the headers of every call. */
  readonly bare?: true;
  /** Names that we send in addition to the specification (docs/gateway-contract.md). */
  readonly ours?: readonly string[];
  /** Names that the specification has and that the product does not send, each with the reason. */
  readonly unsent?: Readonly<Record<string, string>>;
}
