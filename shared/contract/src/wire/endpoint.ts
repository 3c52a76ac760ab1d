import type { GenericSchema } from 'valibot';

/** Whether a call carries the session token: always, if there is one, or never. */
export type Authorization = 'required' | 'optional' | 'none';

/**
 * One gateway call: the only definition of its path, its schemas and its options.
 * The request client, the sandbox and docs/gateway-contract.md all read it from here.
 */
export interface Endpoint<Request = unknown, Answer = unknown> {
  /** Unique. Tests and logs use this name. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Query of a GET, JSON body of a POST or PUT. */
  readonly request: GenericSchema<unknown, Request>;
  /** The schema of `value` in the envelope, or of the whole answer if `bare`. */
  readonly answer: GenericSchema<unknown, Answer>;
  readonly authorization: Authorization;
  /** Body encrypted with DES, its key with RSA (R7.1e). */
  readonly encrypted?: boolean;
  /** Answer kept for 180 s in the session cache (R7.1c). Never for personal answers. */
  readonly cached?: boolean;
  /** Header ModuleId (R7.1a). */
  readonly moduleId?: string;
  /** A further header that names the merchant, beside Merchant. */
  readonly merchantHeader?: string;
  /** In ms; 5000 when absent (R7.1b). */
  readonly timeout?: number;
  /** The most concurrent requests on this path; 10 if absent (R7.1d). */
  readonly concurrency?: number;
  /** The answer is not wrapped in an envelope. */
  readonly bare?: boolean;
  /** Extra fixed headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Why path or shape is our assumption, where the specification shows none. */
  readonly assumed?: string;
}

export type RequestOf<E> = E extends Endpoint<infer Request, infer _Answer> ? Request : never;
export type AnswerOf<E> = E extends Endpoint<infer _Request, infer Answer> ? Answer : never;

/** Defines a call and infers its types. */
export function defineEndpoint<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
): Endpoint<Request, Answer> {
  return endpoint;
}

/** The path of a relay call (R7.1g). */
export const relay = (name: string): string => `/wps/relay/${name}`;
