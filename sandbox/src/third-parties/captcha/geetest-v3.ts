import { createHash, randomBytes } from 'node:crypto';
import { Once } from '../../common';
import type { GeetestChallenge, SolvedCaptcha } from '@tessera/contract';

const KEY = randomBytes(16).toString('hex');
export const GT = `${'0'.repeat(29)}v03`;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** The service behind Geetest v3: each challenge is registered, solved and checked once. */
export class GeetestV3 {
  readonly #open = new Once<true>();
  readonly #solved = new Once<string>();

  register(): GeetestChallenge {
    const challenge = randomBytes(16).toString('hex');
    this.#open.put(challenge, true);
    return { gt: GT, challenge, newCaptcha: true, success: true };
  }

  /** What the service's script is told once somebody has passed. */
  solve(challenge: string) {
    if (!this.#open.take(challenge)) return undefined;
    const validate = md5(`${KEY}geetest${challenge}`);
    this.#solved.put(challenge, validate);
    return {
      geetest_challenge: challenge,
      geetest_validate: validate,
      geetest_seccode: `${validate}|jordan`,
    };
  }

  isSolved({ geetestChallenge = '', geetestSeccode, geetestValidate }: SolvedCaptcha): boolean {
    const validate = this.#solved.take(geetestChallenge);
    return validate !== undefined && geetestValidate === validate && geetestSeccode === `${validate}|jordan`;
  }
}
