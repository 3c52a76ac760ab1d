import { type Endpoint, rsaKey } from '@tessera/contract';
import { callOn, lacksCall, type Platform } from '@tessera/contract/platforms';
import { loginDevice } from '../../platform/environment';
import { AnswerCache, answerKey, type CachedAnswer, SharedCalls } from './answers';
import { classify } from './classify';
import { encryptBody } from './encryption';
import { openEnvelope } from './open-envelope';
import { reportAbsent } from './reports';
import { isAbsent, RequestError } from './request-error';
import { headersFor, type Identity } from './transport/headers';
import { Transport } from './transport/transport';

export interface CallOptions {
  /** `false`: the caller shows the failure (R8.10). */
  readonly alert?: false;
  /** Gives up. The request is cancelled, unless an equal call shares it. */
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

/** A name, because the definition of the call would bring its schemas into the first visit. */
const LOGIN = 'login';

const notOnPlatform = (name: string) => new RequestError('absent', name, 'the platform does not have it');

/** The only way to the gateway. */
export class RequestClient {
  readonly #transport = new Transport();
  readonly #answers = new AnswerCache();
  readonly #shared = new SharedCalls();
  /** The errors of the calls that the gateway was found to lack since the page was loaded, by the name of the call. */
  readonly #absences = new Map<string, RequestError>();
  readonly #identity: Identity;
  #policy: RequestPolicy;
  #platform: Platform = {};

  constructor(identity: Identity, policy: RequestPolicy) {
    this.#identity = identity;
    this.#policy = policy;
  }

  setPolicy(policy: RequestPolicy): void {
    this.#policy = policy;
  }

  /** Makes calls as a platform has them that differs from the contract. Forgets which calls are absent. */
  setPlatform(platform: Platform): void {
    this.#platform = platform;
    this.#absences.clear();
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
      const answer = await this.#answer(endpoint, request, options);
      this.#absences.delete(endpoint.name);
      return answer;
    } catch (thrown) {
      const error = classify(endpoint, thrown, this.#platform.absentCodes);
      if (isAbsent(error)) reportAbsent(endpoint as Endpoint);
      if (error.code === 'absent') this.#absences.set(endpoint.name, error);
      const now = this.#identity.token();
      this.#policy(error, {
        isSilent: options.alert === false,
        isPast: now !== undefined && now !== token,
      });
      throw error;
    }
  }

  /**
   * Tells without a call whether the gateway is known to lack it: from the platform's description, or from its last
   * answer to this call.
   * @returns the error with which the call would fail; undefined if nothing is known
   */
  absence({ name }: Pick<Endpoint, 'name'>): RequestError | undefined {
    return lacksCall(this.#platform, { name }) ? notOnPlatform(name) : this.#absences.get(name);
  }

  /** @returns the last answer to a call that is marked `cached`, or undefined if there is none */
  cached<Request, Answer>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
  ): CachedAnswer<Answer> | undefined {
    if (!endpoint.cached) return undefined;
    const key = answerKey(endpoint as Endpoint, request, this.#identity);
    return this.#answers.get(key, (body) => this.#open(this.#onPlatform(endpoint).endpoint, body));
  }

  /** Forgets the last answer to a call and the call in progress, which may hang: the next equal call is sent. */
  forget<Request, Answer>(endpoint: Endpoint<Request, Answer>, request: Request): void {
    const key = answerKey(endpoint as Endpoint, request, this.#identity);
    this.#answers.remove(key);
    this.#shared.forget(key);
  }

  /** @throws RequestError `absent` */
  #onPlatform<Request, Answer>(endpoint: Endpoint<Request, Answer>) {
    const call = callOn(this.#platform, endpoint);
    if (!call) throw notOnPlatform(endpoint.name);
    return call;
  }

  #open<Request, Answer>(endpoint: Endpoint<Request, Answer>, body: string): Answer {
    return openEnvelope(endpoint, body, this.#platform.absentCodes);
  }

  async #answer<Request, Answer>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
    options: CallOptions,
  ): Promise<Answer> {
    const own = this.#onPlatform(endpoint);
    if (!own.endpoint.path) throw new RequestError('url', endpoint.name, 'url_null');
    if (own.endpoint.method !== 'GET')
      return this.#open(own.endpoint, await this.#send(own.endpoint, own.request(request), options));
    const cached = this.cached(endpoint, request);
    if (cached?.isFresh) return cached.value;
    const key = answerKey(endpoint as Endpoint, request, this.#identity);
    const load = async (signal: AbortSignal) => {
      const body = await this.#send(own.endpoint, own.request(request), { signal });
      const value = this.#open(own.endpoint, body);
      if (endpoint.cached) this.#answers.set(key, body, value);
      return value;
    };
    return this.#shared.join(key, load, options.signal);
  }

  /** @returns the body of the answer */
  async #send<Request, Answer>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
    { signal, onUpload }: CallOptions,
  ): Promise<string> {
    const marks = endpoint as Endpoint;
    const sealed = endpoint.encrypted
      ? await encryptBody(endpoint.name, request, () => this.#answer(rsaKey, { t: Date.now() }, {}))
      : undefined;
    const device = endpoint.name === LOGIN ? loginDevice() : undefined;
    const headers = headersFor(marks, this.#identity, {
      ...sealed?.headers,
      ...(device && { Device: device }),
    });
    return this.#transport.send(marks, {
      headers,
      ...(endpoint.method === 'GET' ? { params: request as object } : { data: sealed?.body ?? request }),
      ...(signal && { signal }),
      ...(onUpload && { onUpload }),
    });
  }
}
