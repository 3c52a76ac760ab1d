import { randomInt } from 'node:crypto';

/** Without what looks alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 4;

/** Four characters to read off a picture. */
export const captchaCharacters = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const within = (least: number, most: number) => least + randomInt(most - least + 1);

const letter = (character: string, at: number): string =>
  `<text x="${18 + at * 26}" y="${within(30, 36)}" transform="rotate(${within(-18, 18)} ${18 + at * 26} 30)" font-family="monospace" font-size="28" font-weight="700" fill="#28324a">${character}</text>`;

const line = (): string =>
  `<path d="M${within(0, 20)} ${within(4, 44)}Q${within(40, 80)} ${within(0, 48)} ${within(100, 130)} ${within(4, 44)}" stroke="#7d89a8" fill="none"/>`;

/** The characters, tilted and crossed out, as a data address. */
export function drawCaptcha(characters: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 48" width="130" height="48"><rect width="130" height="48" rx="8" fill="#e8ecf6"/>${[...characters].map(letter).join('')}${line()}${line()}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
