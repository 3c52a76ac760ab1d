import { createHash, randomBytes } from 'node:crypto';
import CryptoJS from 'crypto-js';
import JSEncrypt from 'jsencrypt';
import { accessOf } from './access';

/** An envelope of the gateway. */
export interface Answered {
  readonly success: boolean;
  readonly value?: unknown;
  readonly errorCode?: string;
  readonly message?: string;
}

export type Headers = Readonly<Record<string, string>>;

/** Calls a sandbox as the front end does, with the same encryption libraries. */
export function clientOf(url: string, own: Headers = { merchant: 'aurora', language: 'EN' }) {
  const request = (path: string, init: RequestInit = {}, more: Headers = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { ...own, ...more } });
  const json = async (response: Promise<Response>) => (await (await response).json()) as Answered;
  const get = (path: string, more?: Headers) => json(request(path, {}, more));
  const post = (path: string, body?: string, more?: Headers) =>
    json(request(path, { method: 'POST', ...(body === undefined ? {} : { body }) }, more));

  /** POSTs with the body encrypted; `tamper` overrides headers. */
  async function postEncrypted(path: string, payload: unknown, tamper: Headers = {}): Promise<Answered> {
    const { value } = await get(`/wps/session/key/rsa?t=${Date.now()}`);
    const plain = payload === undefined ? 'undefined' : JSON.stringify(payload);
    const key = randomBytes(4).toString('hex');
    const encrypted = CryptoJS.DES.encrypt(plain, CryptoJS.enc.Utf8.parse(key), {
      mode: CryptoJS.mode.ECB,
      padding: CryptoJS.pad.Pkcs7,
    }).toString();
    const rsa = new JSEncrypt();
    rsa.setPublicKey(String(value));
    return post(path, JSON.stringify({ value: encrypted }), {
      'content-type': 'application/json',
      encryption: 'true',
      'x-rsa': String(rsa.encrypt(key)),
      'x-digest': createHash('sha256').update(plain).digest('hex'),
      ...tamper,
    });
  }

  const device = { loginDeviceId: '0'.repeat(36), isOfficialAppLogin: false };
  // samba requires a captcha.
  const captcha = async () =>
    own.merchant === 'samba' ? { geetestValidateV4: await accessOf(url).solvedV4() } : {};
  const login = async (username: string, password = 'Tessera-2026') =>
    postEncrypted('/wps/session/login', {
      type: 'username',
      username,
      password,
      ...(await captcha()),
      ...device,
    });
  const register = (username: string, password: string) =>
    postEncrypted('/wps/member/register', {
      username,
      password,
      registerMethod: 'H5',
      registerUrl: `${url}/m/register`,
      domain: 'localhost',
      login: true,
      ...device,
    });

  return { request, get, post, postEncrypted, login, register };
}

/** The session token in the value of a login or registration. */
export function tokenIn({ value }: Answered): string {
  if (typeof value === 'object' && value !== null && 'token' in value) return String(value.token);
  throw new TypeError('The answer has no token');
}
