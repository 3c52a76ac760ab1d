import { GatewayError, say, Once } from '../../common';
import { captchaCharacters, drawCaptcha } from './captcha-picture';
import { GeetestV3 } from './geetest-v3';
import { GeetestV4 } from './geetest-v4';
import type { SolvedCaptcha } from '@tessera/contract';
import type { Merchant } from '../../merchants';

/** Where a merchant can ask for a solved captcha (R5.3a). */
export type CaptchaPlace = 'login' | 'sms' | 'register';

/** Every captcha that the gateway checks. */
export class Captchas {
  readonly v3 = new GeetestV3();
  readonly v4 = new GeetestV4();
  readonly #pictures = new Once<string>();

  /** @throws GatewayError `captcha_failed` where the merchant asks for a captcha and the call brings none that is right */
  check(merchant: Merchant, place: CaptchaPlace, solved: SolvedCaptcha, language: string): void {
    const { captcha } = merchant;
    if (!captcha?.at.includes(place)) return;
    const isRight = captcha.version === 'v4' ? this.v4.isSolved(solved) : this.v3.isSolved(solved);
    if (!isRight) throw new GatewayError('captcha_failed', say(language, 'captcha_failed'));
  }

  /** A new picture for a device; the one before counts no more. */
  picture(merchant: Merchant, deviceId: string): string {
    const characters = captchaCharacters();
    this.#pictures.put(`${merchant.code} ${deviceId}`, characters);
    return drawCaptcha(characters);
  }

  /** The characters of a device's picture, for tests. */
  charactersFor(merchantCode: string, deviceId: string): string | undefined {
    return this.#pictures.peek(`${merchantCode} ${deviceId}`);
  }

  /** @throws GatewayError `identifying_wrong`; right or wrong, the picture is used up */
  checkPicture(merchant: Merchant, deviceId: string, typed: string | undefined, language: string): void {
    if (!merchant.pictureCaptcha) return;
    const right = this.#pictures.take(`${merchant.code} ${deviceId}`);
    if (right === undefined || typed?.toUpperCase() !== right)
      throw new GatewayError('identifying_wrong', say(language, 'identifying_wrong'));
  }
}
