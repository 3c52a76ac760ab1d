import { type Endpoint, rsaKey } from '@tessera/contract';
import { loginDevice } from '../../platform/environment';
import { classify } from './classify';
import { encryptBody } from './encryption';
import { openEnvelope } from './open-envelope';
import { RequestError } from './request-error';
import { headersFor, type Identity } from './transport/headers';
import { Transport } from './transport/transport';

export interface CallOptions {
  /** `false`: the caller shows the failure (R8.10). */
  readonly alert?: false;
  readonly signal?: AbortSignal;
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onUpload?: (share: number) => void;
}

/** Circumstances of a failed call. */
export interface FailedCall {
  /** The caller shows the failure itself. */
  readonly isSilent: boolean;
  /** Another session has begun since the call. */
  readonly isPast: boolean;
}

/** Reacts to a failed call. Injected, because the transport knows neither sessions nor dialogs. */
export type RequestPolicy = (error: RequestError, call: FailedCall) => void;

const LOGIN_PATH = '/wps/session/login';

/** The only way to the gateway. */
export class RequestClient {
  readonly #transport: Transport;
  readonly #identity: Identity;
  #policy: RequestPolicy;

  constructor(identity: Identity, policy: RequestPolicy) {
    this.#transport = new Transport();
    this.#identity = identity;
    this.#policy = policy;
  }

  setPolicy(policy: RequestPolicy): void {
    this.#policy = policy;
  }

  /**
   * Makes a call.
   * @returns the value of the answer
   * @throws RequestError, after the policy was called
   */
  async call<Request, Answer>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
    options: CallOptions = {},
  ): Promise<Answer> {
    const token = this.#identity.token();
    try {
      return await this.#send(endpoint, request, options);
    } catch (thrown) {
      const error = classify(endpoint.name, thrown);
      const now = this.#identity.token();
      this.#policy(error, {
        isSilent: options.alert === false,
        isPast: now !== undefined && now !== token,
      });
      throw error;
    }
  }

  async #send<Request, Answer>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
    { signal, onUpload }: CallOptions,
  ): Promise<Answer> {
    if (!endpoint.path) throw new RequestError('url', endpoint.name, 'url_null');
    const marks = endpoint as Endpoint;
    const sealed = endpoint.encrypted
      ? await encryptBody(endpoint.name, request, () => this.#send(rsaKey, { t: Date.now() }, {}))
      : undefined;
    const device = endpoint.path === LOGIN_PATH ? loginDevice() : undefined;
    const headers = headersFor(marks, this.#identity, {
      ...sealed?.headers,
      ...(device && { Device: device }),
    });
    const response = await this.#transport.send(marks, {
      headers,
      ...(endpoint.method === 'GET' ? { params: request as object } : { data: sealed?.body ?? request }),
      ...(signal && { signal }),
      ...(onUpload && {
        onUploadProgress: ({ loaded, total }) => onUpload(total ? loaded / total : 0),
      }),
    });
    try {
      return openEnvelope(endpoint, response.data);
    } catch (error) {
      await this.#transport.forget(response);
      throw error;
    }
  }
}
