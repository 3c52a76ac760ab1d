import { AxiosHeaders, type AxiosRequestConfig, type RawAxiosHeaders } from 'axios';
import { callKey } from '../../../platform/early-answers';

/**
 * The key of a request: the call, and the headers that its answer depends on. It is no hash, because two calls with the
 * same hash would get each other's answers.
 */
export function requestKey({ method = 'get', url = '', params, headers }: AxiosRequestConfig): string {
  const sent = AxiosHeaders.from(headers as RawAxiosHeaders);
  const who = ['Merchant', 'Language', 'Authorization'].map((name) => sent.get(name));
  return JSON.stringify([method.toLowerCase(), callKey(url, params), ...who]);
}
