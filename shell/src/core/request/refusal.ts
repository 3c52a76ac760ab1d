import { type Envelope, envelope } from '@tessera/contract';
import * as v from 'valibot';
import { RequestError } from './request-error';

type Detail = { readonly status?: number; readonly cause?: unknown };

/** The error for a refused call, with the gateway's sentence. */
export const refusal = (
  endpoint: string,
  { message, errorCode, value }: Envelope,
  detail: Detail = {},
): RequestError =>
  new RequestError('gateway', endpoint, message ?? '', {
    errorCode: errorCode ?? undefined,
    value,
    ...detail,
  });

/** The refusal in the body of a bad status. @returns undefined if the body is no refusal */
export function refusalIn(endpoint: string, body: unknown, detail: Detail): RequestError | undefined {
  try {
    const parsed = v.safeParse(envelope, JSON.parse(String(body)));
    return parsed.success && !parsed.output.success ? refusal(endpoint, parsed.output, detail) : undefined;
  } catch {
    return undefined;
  }
}
