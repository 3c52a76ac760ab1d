import * as v from 'valibot';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Once } from '../../common';
import type { SolvedCaptcha } from '@tessera/contract';

const KEY = randomBytes(16).toString('hex');
export const CAPTCHA_ID = `${'0'.repeat(29)}v04`;

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

/** The service behind Geetest v4: each lot number is handed out, solved and checked once. */
export class GeetestV4 {
  readonly #open = new Once<true>();
  readonly #solved = new Once<true>();

  load(captchaId: string) {
    if (captchaId !== CAPTCHA_ID) return undefined;
    const lotNumber = randomUUID().replaceAll('-', '');
    this.#open.put(lotNumber, true);
    return { lot_number: lotNumber };
  }

  solve(lotNumber: string) {
    if (!this.#open.take(lotNumber)) return undefined;
    this.#solved.put(lotNumber, true);
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
    return this.#solved.take(lot_number) === true && pass_token === sign(lot_number);
  }
}
