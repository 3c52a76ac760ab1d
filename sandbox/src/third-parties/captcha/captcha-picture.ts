import { randomInt } from 'node:crypto';

/** Letters and digits without those that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 4;

const randomBetween = (low: number, high: number) => low + randomInt(high - low + 1);

const letter = (character: string, at: number): string =>
  `<text x="${18 + at * 26}" y="${randomBetween(30, 36)}" transform="rotate(${randomBetween(-18, 18)} ${18 + at * 26} 30)" font-family="monospace" font-size="28" font-weight="700" fill="#28324a">${character}</text>`;

const line = (): string =>
  `<path d="M${randomBetween(0, 20)} ${randomBetween(4, 44)}Q${randomBetween(40, 80)} ${randomBetween(0, 48)} ${randomBetween(100, 130)} ${randomBetween(4, 44)}" stroke="#7d89a8" fill="none"/>`;

/** Random characters, and a picture of them as data URL: rotated, with lines across. */
export function createCaptchaPicture(): { readonly characters: string; readonly image: string } {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const letters = [...characters].map(letter).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 48" width="130" height="48"><rect width="130" height="48" rx="8" fill="#e8ecf6"/>${letters}${line()}${line()}</svg>`;
  return { characters, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}
