import { randomInt } from 'node:crypto';
import { GatewayError, say, badRequest } from '../../common';
import { sendSms } from '@tessera/contract';
import { answer, type Answer } from '../../gateway';
import type { Captchas } from '../../third-parties/captcha';

const MINUTE = 60_000;
const VALID_FOR = 5 * MINUTE;
const ATTEMPTS = 5;
/** So many codes to one target within ten minutes. */
const SENDS = 5;

/** A code that waits to be typed. Nothing is really sent: tests and people read it from the control path. */
export interface SentCode {
  readonly merchant: string;
  /** Number with plus sign, or the way and the member of an extra verification. */
  readonly target: string;
  readonly code: string;
  /** In ms since 1970. */
  readonly expiresAt: number;
}

type Pending = SentCode & { attemptsLeft: number };
type Refuse = (code: 'TOO_MANY_REQUEST' | 'code_expired' | 'code_wrong') => GatewayError;

const refusing =
  (language: string): Refuse =>
  (code) =>
    new GatewayError(code, say(language, code));

/** One-time codes of six digits: one per target, five minutes, five attempts, used up by the first right one. */
export class Codes {
  readonly #pending = new Map<string, Pending>();
  readonly #sends = new Map<string, number[]>();

  /** @throws GatewayError `TOO_MANY_REQUEST` */
  send(merchant: string, target: string, language: string): void {
    const key = `${merchant} ${target}`;
    const now = Date.now();
    const recent = (this.#sends.get(key) ?? []).filter((at) => at > now - 10 * MINUTE);
    if (recent.length >= SENDS) throw refusing(language)('TOO_MANY_REQUEST');
    this.#sends.set(key, [...recent, now]);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.#pending.set(key, { merchant, target, code, expiresAt: now + VALID_FOR, attemptsLeft: ATTEMPTS });
  }

  /** Takes a right code. @throws GatewayError `code_expired` (or none was sent), `code_wrong` */
  take(merchant: string, target: string, code: string, language: string): void {
    const key = `${merchant} ${target}`;
    const pending = this.#pending.get(key);
    if (!pending || pending.expiresAt <= Date.now() || pending.attemptsLeft <= 0) {
      this.#pending.delete(key);
      throw refusing(language)('code_expired');
    }
    if (pending.code !== code) {
      pending.attemptsLeft -= 1;
      throw refusing(language)('code_wrong');
    }
    this.#pending.delete(key);
  }

  /** Every code that waits, newest last. */
  all(): readonly SentCode[] {
    return [...this.#pending.values()].map(({ attemptsLeft: _inner, ...sent }) => sent);
  }

  clear(): void {
    this.#pending.clear();
    this.#sends.clear();
  }
}

/** Plus sign, dialling code and number (R4.17a). */
export const phoneNumber = (countryDialingCode: string, mobileNum: string): string =>
  `+${countryDialingCode}${mobileNum}`;

/** Sends a code to a number, after a captcha where the merchant wants one (R7.20). */
export const sendSmsAnswer = (codes: Codes, captchas: Captchas): Answer =>
  answer(sendSms, ({ request, merchant, language }) => {
    const { countryDialingCode, mobileNum } = request;
    if (!/^\d{1,4}$/.test(countryDialingCode)) throw badRequest('countryDialingCode: digits only');
    if (!/^\d{5,14}$/.test(mobileNum)) throw badRequest('mobileNum: 5 to 14 digits');
    captchas.check(merchant, 'sms', request, language);
    codes.send(merchant.code, phoneNumber(countryDialingCode, mobileNum), language);
  });
