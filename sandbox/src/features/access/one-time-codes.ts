import { randomInt } from 'node:crypto';
import { sendSms } from '@tessera/contract';
import { badRequest, MINUTE, refusal } from '../../common';
import { type Answer, answer } from '../../gateway';
import type { Captchas } from '../../third-parties/captcha';

const LIFETIME = 5 * MINUTE;
const ATTEMPTS = 5;
/** Codes to one target within `SEND_PERIOD`. */
const SENDS = 5;
const SEND_PERIOD = 10 * MINUTE;

/** A code that was not used yet. It is not really sent: read it from the control path. */
interface SentCode {
  readonly merchant: string;
  /** A mobile number with a plus sign, `way:user name` for an extra verification, or `reset:account`. */
  readonly target: string;
  readonly code: string;
  /** In ms since 1970. */
  readonly expiresAt: number;
}

type PendingCode = SentCode & { attemptsLeft: number };

/** One-time codes of six digits: one per target, valid for five minutes and five attempts, and only once. */
export class OneTimeCodes {
  readonly #pending = new Map<string, PendingCode>();
  /** The times of the recent codes by target, in ms since 1970. */
  readonly #sends = new Map<string, number[]>();

  /** @returns the code @throws GatewayError `TOO_MANY_REQUEST` */
  send(merchant: string, target: string, language: string): string {
    const key = `${merchant} ${target}`;
    const now = Date.now();
    const recent = (this.#sends.get(key) ?? []).filter((at) => at > now - SEND_PERIOD);
    if (recent.length >= SENDS) throw refusal(language, 'TOO_MANY_REQUEST');
    this.#sends.set(key, [...recent, now]);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.#pending.set(key, { merchant, target, code, expiresAt: now + LIFETIME, attemptsLeft: ATTEMPTS });
    return code;
  }

  /** Checks a code and removes it if it is right. @throws GatewayError `code_expired` (or not sent), `code_wrong` */
  check(merchant: string, target: string, code: string, language: string): void {
    const key = `${merchant} ${target}`;
    const pending = this.#pending.get(key);
    if (!pending || pending.expiresAt <= Date.now() || pending.attemptsLeft <= 0) {
      this.#pending.delete(key);
      throw refusal(language, 'code_expired');
    }
    if (pending.code !== code) {
      pending.attemptsLeft -= 1;
      throw refusal(language, 'code_wrong');
    }
    this.#pending.delete(key);
  }

  /** The pending codes, newest last. */
  all(): readonly SentCode[] {
    return [...this.#pending.values()].map(({ attemptsLeft: _private, ...sent }) => sent);
  }

  clear(): void {
    this.#pending.clear();
    this.#sends.clear();
  }
}

/** A mobile number with a plus sign and the dialling code (R4.17a). */
export const phoneNumber = (countryDialingCode: string, mobileNum: string): string =>
  `+${countryDialingCode}${mobileNum}`;

/** Sends a code to a mobile number, after a captcha if the merchant requires one (R7.20). */
export const sendSmsAnswer = (codes: OneTimeCodes, captchas: Captchas): Answer =>
  answer(sendSms, ({ request, merchant, language }) => {
    const { countryDialingCode, mobileNum } = request;
    if (!/^\d{1,4}$/.test(countryDialingCode)) throw badRequest('countryDialingCode: digits only');
    if (!/^\d{5,14}$/.test(mobileNum)) throw badRequest('mobileNum: 5 to 14 digits');
    captchas.check(merchant, 'sms', request, language);
    codes.send(merchant.code, phoneNumber(countryDialingCode, mobileNum), language);
  });
