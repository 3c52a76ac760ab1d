import * as v from 'valibot';
import type { Endpoint } from '../wire/endpoint';

/** How a platform has one of our calls. What is absent is as the contract has it. */
interface PlatformCall {
  readonly method?: Endpoint['method'];
  readonly path?: string;
  /** @returns the platform's request, made of ours */
  readonly request?: (ours: Readonly<Record<string, unknown>>) => object;
  /** Parses the platform's value and returns ours, which the schema of the contract parses next. */
  readonly answer?: v.GenericSchema<unknown, unknown>;
}

/** What differs from the contract. */
export interface Platform {
  /** By the name of the call. `absent`: the platform does not have it. */
  readonly calls?: Readonly<Record<string, PlatformCall | 'absent'>>;
  /** Further error codes by which the platform says that it does not have a call. */
  readonly absentCodes?: readonly string[];
}

/** Whether a platform's description says that it does not have a call. */
export const lacksCall = ({ calls }: Platform, { name }: Pick<Endpoint, 'name'>): boolean =>
  calls?.[name] === 'absent';

/** @returns how a platform has a call; undefined if it does not have it */
export function callOn<Request, Answer>(
  platform: Platform,
  endpoint: Endpoint<Request, Answer>,
): { readonly endpoint: Endpoint<Request, Answer>; request(ours: Request): Request } | undefined {
  const own = platform.calls?.[endpoint.name];
  if (own === 'absent') return undefined;
  const { method = endpoint.method, path = endpoint.path, answer, request } = own ?? {};
  return {
    endpoint: own
      ? { ...endpoint, method, path, answer: answer ? v.pipe(answer, endpoint.answer) : endpoint.answer }
      : endpoint,
    // From here on it is only sent: nothing reads the platform's request.
    request: (ours) => (request ? (request({ ...(ours as object) }) as Request) : ours),
  };
}
