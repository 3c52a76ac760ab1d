import { AxiosHeaders, type AxiosRequestConfig, type RawAxiosHeaders } from 'axios';
import { callKey } from '../../../platform/early-answers';

/**
 * One text for equal requests: the call, and everything in its headers that its answer depends on. Not a hash of them,
 * because two calls that hash alike would get each other's answers.
 */
export function requestKey({ method = 'get', url = '', params, headers }: AxiosRequestConfig): string {
  const sent = AxiosHeaders.from(headers as RawAxiosHeaders);
  const who = ['Merchant', 'Language', 'Authorization'].map((name) => sent.get(name));
  return JSON.stringify([method.toLowerCase(), callKey(url, params), ...who]);
}
