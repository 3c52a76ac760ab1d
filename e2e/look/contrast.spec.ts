// @full: every page in several windows.
import type { Page } from '@playwright/test';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { CONTRAST, type Contrast, note } from './measured';
import { loaded, signInAnywhere } from './routes';

test.use({ visitor: 'answered prompts' });

/** A demo merchant of each template. */
const merchants = ['aurora', 'jade', 'samba', 'noor', 'mosaic', 'volt'] as const;

/** The least contrast of text for level AA of WCAG 2.2, and that of large text. */
const AA = 4.5;
const AA_LARGE = 3;

/** Whether all pictures in view are there. */
const areShown = () =>
  [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !isInView;
  });

/** A text on the screen: where, with which colour, and whether it counts as large. */
interface Text {
  readonly words: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  readonly colour: readonly number[];
  readonly isLarge: boolean;
}

/** The texts in view, each where it is really seen. Texts that something covers are left out. */
const textsOf = (page: Page): Promise<readonly Text[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channels = (css: string): number[] => {
      if (!canvas) throw new Error('There is no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const found: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || element.closest('[aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isInView = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (width < 4 || height < 4 || !isInView) continue;
      const isSeenAt = (left: number, top: number) => {
        const seen = document.elementFromPoint(left, top);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      };
      // The first row of pixels that `contrasts` reads.
      const [top, right, bottom] = [Math.round(y), x + width - 1, y + height - 1];
      // The whole text: a header that stays in view may cover a part of it.
      if (![x + 1, right].every((at) => isSeenAt(at, top) && isSeenAt(at, bottom))) continue;
      const style = getComputedStyle(element);
      if (style.visibility !== 'visible' || element.getBoundingClientRect().width < 4) continue;
      let opacity = 1;
      for (let one: Element | null = element; one; one = one.parentElement)
        opacity *= Number(getComputedStyle(one).opacity);
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(style.color);
      const size = Number.parseFloat(style.fontSize);
      found.push({
        words: words.slice(0, 40),
        box: [x, y, width, height],
        colour: [red, green, blue, alpha * opacity],
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      });
    }
    return found;
  });

/** @returns the picture of the screen, as soon as two in a row are the same: layers such as the bar follow a change late */
async function stillPicture(page: Page): Promise<Buffer> {
  let picture = await page.screenshot();
  await expect
    .poll(async () => {
      const before = picture;
      picture = await page.screenshot();
      return picture.equals(before);
    })
    .toBe(true);
  return picture;
}

/** The least contrast of each text with the pixels behind it: a twentieth of them may be worse, at the edges. */
async function contrasts(page: Page, texts: readonly Text[]): Promise<readonly number[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; text-shadow: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  const ground = await stillPicture(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return page.evaluate(
    async ({ bytes, texts }) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!canvas) throw new Error('There is no canvas');
      canvas.drawImage(image, 0, 0);
      const luminance = (colour: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = colour.map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return texts.map(({ box: [x, y, width, height], colour }) => {
        const { data } = canvas.getImageData(
          Math.round(x),
          Math.round(y),
          Math.max(1, Math.round(width)),
          Math.max(1, Math.round(height)),
        );
        const [red = 0, green = 0, blue = 0, alpha = 1] = colour;
        const ratios: number[] = [];
        for (let at = 0; at < data.length; at += 4 * 7) {
          const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          const text = [red, green, blue].map((part, i) => part * alpha + (behind[i] ?? 0) * (1 - alpha));
          const [one, other] = [luminance(text), luminance(behind)];
          ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
        }
        return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 20)] ?? 21;
      });
    },
    { bytes: [...ground], texts },
  );
}

/** The pages with texts on pictures, gradients and tinted grounds. */
const paths = [
  '/m/home',
  '/m/member/home',
  '/m/voucherCenter',
  '/m/rewardCenter',
  '/m/inviteFriends',
  '/m/activity',
] as const;

const placeOf = ({ words, box }: Text): string => [words, ...box].join();

/** Measures the texts of the first screens of the open page. */
async function measured(page: Page): Promise<ReadonlyArray<Text & { readonly ratio: number }>> {
  const found: (Text & { readonly ratio: number })[] = [];
  for (const part of [0, 1]) {
    await page.evaluate((screens) => scrollTo(0, screens * 0.8 * innerHeight), part);
    await expect.poll(() => page.evaluate(areShown)).toBe(true);
    await stillPicture(page);
    const texts = await textsOf(page);
    const ratios = await contrasts(page, texts);
    // What a late part has moved was not where the picture was read.
    const still = new Set((await textsOf(page)).map(placeOf));
    const all = texts.map((text, at) => ({ ...text, ratio: ratios[at] ?? 0 }));
    found.push(...all.filter((text) => still.has(placeOf(text))));
  }
  return found;
}

for (const merchant of merchants) {
  test(`texts of ${merchant} have the contrast of WCAG AA with the pixels behind them, dark and light`, async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    const unreadable: string[] = [];
    const at = origin(product, merchant);
    await signInAnywhere(page, at);
    const lowest = new Map<string, Contrast>();
    for (const path of paths) {
      await page.goto(at + path);
      await loaded(page);
      const template = await page.evaluate(() => document.documentElement.dataset.template ?? '');
      for (const scheme of ['dark', 'light']) {
        await page.evaluate((name) => {
          document.documentElement.dataset.scheme = name;
        }, scheme);
        const texts = await measured(page);
        expect(texts.length).toBeGreaterThan(10);
        for (const { words, isLarge, ratio } of texts) {
          const key = `${scheme} ${isLarge}`;
          if (ratio < (lowest.get(key)?.ratio ?? Number.POSITIVE_INFINITY))
            lowest.set(key, { merchant, template, scheme, isLarge, path, words, ratio });
          if (ratio < (isLarge ? AA_LARGE : AA))
            unreadable.push(`${scheme}, ${path}: ${words} ${ratio.toFixed(2)}`);
        }
      }
    }
    for (const one of lowest.values()) note(test.info(), CONTRAST, one);
    expect(unreadable).toEqual([]);
  });
}
