import { createHash, randomBytes } from 'node:crypto';
import type { GeetestChallenge, SolvedCaptcha } from '@tessera/contract';
import { consume, expiringCache } from '../../common';

const KEY = randomBytes(16).toString('hex');
/** The public id of the captcha. */
export const GEETEST_V3_ID = `${'0'.repeat(29)}v03`;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The server of Geetest v3: each challenge is registered, solved and checked once. */
export class GeetestV3 {
  readonly #open = expiringCache<true>();
  readonly #solved = expiringCache<string>();

  register(): GeetestChallenge {
    const challenge = randomBytes(16).toString('hex');
    this.#open.set(challenge, true);
    return { gt: GEETEST_V3_ID, challenge, newCaptcha: true, success: true };
  }

  /** Solves a challenge. @returns the answer to the script; undefined for an unknown or solved challenge */
  solve(challenge: string) {
    if (!consume(this.#open, challenge)) return undefined;
    const validate = md5(`${KEY}geetest${challenge}`);
    this.#solved.set(challenge, validate);
    return {
      geetest_challenge: challenge,
      geetest_validate: validate,
      geetest_seccode: `${validate}|jordan`,
    };
  }

  isSolved({ geetestChallenge = '', geetestSeccode, geetestValidate }: SolvedCaptcha): boolean {
    const validate = consume(this.#solved, geetestChallenge);
    return validate !== undefined && geetestValidate === validate && geetestSeccode === `${validate}|jordan`;
  }
}
