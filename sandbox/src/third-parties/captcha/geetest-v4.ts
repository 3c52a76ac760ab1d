import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { SolvedCaptcha } from '@tessera/contract';
import * as v from 'valibot';
import { consume, expiringCache } from '../../common';

const KEY = randomBytes(16).toString('hex');
/** The public id of the captcha. */
export const GEETEST_V4_ID = `${'0'.repeat(29)}v04`;

const solution = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    lot_number: v.string(),
    captcha_output: v.string(),
    pass_token: v.string(),
    gen_time: v.string(),
  }),
);
const sign = (lotNumber: string) => createHmac('sha256', KEY).update(lotNumber).digest('hex');

/** The server of Geetest v4: each lot number is issued, solved and checked once. */
export class GeetestV4 {
  readonly #open = expiringCache<true>();
  readonly #solved = expiringCache<true>();

  /** Issues a lot number. @returns undefined for an unknown captcha id */
  load(captchaId: string) {
    if (captchaId !== GEETEST_V4_ID) return undefined;
    const lotNumber = randomUUID().replaceAll('-', '');
    this.#open.set(lotNumber, true);
    return { lot_number: lotNumber };
  }

  /** Solves a captcha. @returns the answer to the script; undefined for an unknown or solved lot number */
  solve(lotNumber: string) {
    if (!consume(this.#open, lotNumber)) return undefined;
    this.#solved.set(lotNumber, true);
    return {
      lot_number: lotNumber,
      captcha_output: randomBytes(24).toString('base64'),
      pass_token: sign(lotNumber),
      gen_time: String(Math.floor(Date.now() / 1000)),
    };
  }

  isSolved({ geetestValidateV4 }: SolvedCaptcha): boolean {
    const parsed = v.safeParse(solution, geetestValidateV4);
    if (!parsed.success) return false;
    const { lot_number, pass_token } = parsed.output;
    return consume(this.#solved, lot_number) === true && pass_token === sign(lot_number);
  }
}
