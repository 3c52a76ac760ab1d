import type { SolvedCaptcha } from '@tessera/contract';
import { consume, expiringCache, refusal } from '../../common';
import type { CaptchaPlace, Merchant } from '../../merchants';
import { createCaptchaPicture } from './captcha-picture';
import { GeetestV3 } from './geetest-v3';
import { GeetestV4 } from './geetest-v4';

/** Every captcha that the gateway checks. */
export class Captchas {
  readonly v3 = new GeetestV3();
  readonly v4 = new GeetestV4();
  readonly #characters = expiringCache<string>();

  /** @throws GatewayError `captcha_failed` if the merchant requires a captcha and it is missing or wrong */
  check(merchant: Merchant, place: CaptchaPlace, solved: SolvedCaptcha, language: string): void {
    const { captcha } = merchant;
    if (!captcha?.at.includes(place)) return;
    const isSolved = captcha.version === 'v4' ? this.v4.isSolved(solved) : this.v3.isSolved(solved);
    if (!isSolved) throw refusal(language, 'captcha_failed');
  }

  /** A new picture for a device, which replaces its previous one. */
  picture(merchant: Merchant, deviceId: string): string {
    const { characters, image } = createCaptchaPicture();
    this.#characters.set(`${merchant.code} ${deviceId}`, characters);
    return image;
  }

  /** The characters of a device's picture, for tests. */
  charactersFor(merchantCode: string, deviceId: string): string | undefined {
    return this.#characters.get(`${merchantCode} ${deviceId}`);
  }

  /** Checks the characters of a picture, which count once. @throws GatewayError `identifying_wrong` */
  checkPicture(merchant: Merchant, deviceId: string, typed: string | undefined, language: string): void {
    if (!merchant.pictureCaptcha) return;
    const expected = consume(this.#characters, `${merchant.code} ${deviceId}`);
    if (expected === undefined || typed?.toUpperCase() !== expected)
      throw refusal(language, 'identifying_wrong');
  }
}
