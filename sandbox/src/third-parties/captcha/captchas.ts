import { randomInt } from 'node:crypto';
import type { SolvedCaptcha } from '@tessera/contract';
import { consume, expiringCache, refusal } from '../../common';
import type { CaptchaPlace, Merchant } from '../../merchants';
import { GeetestV3 } from './geetest-v3';
import { GeetestV4 } from './geetest-v4';

/** Letters and digits without those that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 4;

const randomBetween = (low: number, high: number) => low + randomInt(high - low + 1);

const letterAt = (character: string, at: number): string =>
  `<text x="${18 + at * 26}" y="${randomBetween(30, 36)}" transform="rotate(${randomBetween(-18, 18)} ${18 + at * 26} 30)" font-family="monospace" font-size="28" font-weight="700" fill="#28324a">${character}</text>`;

const randomLine = (): string =>
  `<path d="M${randomBetween(0, 20)} ${randomBetween(4, 44)}Q${randomBetween(40, 80)} ${randomBetween(0, 48)} ${randomBetween(100, 130)} ${randomBetween(4, 44)}" stroke="#7d89a8" fill="none"/>`;

/** Random characters, and a picture of them as data URL: rotated, with lines across. */
function createPicture(): { readonly characters: string; readonly image: string } {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const letters = [...characters].map(letterAt).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 48" width="130" height="48"><rect width="130" height="48" rx="8" fill="#e8ecf6"/>${letters}${randomLine()}${randomLine()}</svg>`;
  return { characters, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

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
    const { characters, image } = createPicture();
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
