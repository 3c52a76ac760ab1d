import { type Endpoint, readAnswer } from '@tessera/contract';
import { callOn, type Platform } from '@tessera/contract/platforms';
import { messageOf, parseJson, ask as send } from '@tessera/release';
import * as v from 'valibot';

/**
 * What a gateway makes of a call. `ok`: the answer fits the contract. `absent`: it does not have the call. `empty`:
 * success without a value. `refused`: with its code and message. `differs`: the fields that do not fit. `failed`: no
 * answer, or none that can be read.
 */
export interface Finding {
  readonly call: string;
  readonly path: string;
  readonly result: 'ok' | 'absent' | 'empty' | 'refused' | 'differs' | 'failed';
  readonly detail: string;
  /** The value of the answer. */
  readonly value?: unknown;
}

export interface Gateway {
  readonly url: string;
  readonly merchant: string;
  readonly token?: string;
  readonly platform: Platform;
}

/** In ms. */
const TIMEOUT = 15_000;

/** Judges an answer by its status and its body, as the product reads them. */
function judge(
  endpoint: Endpoint,
  { absentCodes }: Platform,
  status: number,
  body: unknown,
): Omit<Finding, 'call' | 'path'> {
  const reading = readAnswer(endpoint, status, body, absentCodes);
  if (reading.says === 'malformed')
    return { result: 'differs', detail: 'no envelope: success, value, errorCode, message' };
  if (reading.says !== 'accepted') {
    const { says, refusal } = reading;
    const result = says === 'refused' || says === 'absent' ? says : 'failed';
    const words = [says !== 'refused' && `HTTP ${status}`, refusal?.errorCode, refusal?.message];
    return { result, detail: words.filter(Boolean).join(' ') };
  }
  const { value } = reading;
  const parsed = v.safeParse(endpoint.answer, value);
  if (parsed.success) return { result: 'ok', detail: '', value: parsed.output };
  if ((value ?? null) === null) return { result: 'empty', detail: 'success without a value' };
  const differences = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`);
  return { result: 'differs', detail: differences.join('; ') };
}

/** Makes a call of the contract and compares its answer. Never rejects. */
export async function ask(
  gateway: Gateway,
  endpoint: Endpoint,
  request: object,
  more: object = {},
): Promise<Finding> {
  const own = callOn(gateway.platform, endpoint);
  const call = endpoint.name;
  if (!own) return { call, path: endpoint.path, result: 'absent', detail: 'by its adapter' };
  const { method, path } = own.endpoint;
  const url = new URL(path, gateway.url);
  const sent = own.request(request);
  if (method === 'GET') url.search = new URLSearchParams(Object.entries(sent as object)).toString();
  try {
    const { status, text } = await send(url, TIMEOUT, {
      method,
      headers: {
        Merchant: gateway.merchant,
        Language: 'EN',
        ...(gateway.token !== undefined && { Authorization: gateway.token }),
        ...(endpoint.moduleId !== undefined && { ModuleId: endpoint.moduleId }),
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...more,
      },
      ...(method !== 'GET' && { body: JSON.stringify(sent) }),
    });
    const { body, fault } = readJson(text);
    if (fault !== undefined && status === 200)
      return { call, path, result: 'differs', detail: `not JSON: ${fault}` };
    return { call, path, ...judge(own.endpoint, gateway.platform, status, body) };
  } catch (error) {
    return { call, path, result: 'failed', detail: messageOf(error) };
  }
}

function readJson(text: string): { readonly body?: unknown; readonly fault?: string } {
  try {
    return { body: parseJson(text) };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}
