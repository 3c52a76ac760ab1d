import type { Page } from '@playwright/test';

/** A line of text on the screen. */
interface Line {
  readonly words: string;
  /** Red, green and blue from 0 to 255, and how opaque from 0 to 1, its parents included. */
  readonly colour: readonly number[];
  readonly isLarge: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text with too little contrast. */
export interface FaintText {
  readonly words: string;
  readonly contrast: number;
}

/** The lines of text in view that a reader sees: not decoration, and not below another element. */
const linesOf = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** The part of a box that the element's scrolling and clipping parents, and the window, let through. */
    const visiblePart = (element: Element, { left, top, right, bottom }: DOMRect) => {
      const part = { left, top, right, bottom };
      const cut = (by: { left: number; top: number; right: number; bottom: number }) => {
        part.left = Math.max(part.left, by.left);
        part.top = Math.max(part.top, by.top);
        part.right = Math.min(part.right, by.right);
        part.bottom = Math.min(part.bottom, by.bottom);
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') cut(parent.getBoundingClientRect());
      return { x: part.left, y: part.top, width: part.right - part.left, height: part.bottom - part.top };
    };
    const opacityOf = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!element || !words || element.closest('[aria-hidden="true"], [inert], script, style')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      const parts = (style.color.match(/[\d.]+/g) ?? []).map(Number);
      // `color(srgb …)` counts from 0 to 1.
      const [red = 0, green = 0, blue = 0] = style.color.startsWith('color(')
        ? parts.map((part) => part * 255)
        : parts;
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const { x, y, width, height } = visiblePart(element, line);
        if (width < 4 || height < line.height / 2) continue;
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!top || !(element.contains(top) || top.contains(element))) continue;
        const colour = [red, green, blue, (parts[3] ?? 1) * opacityOf(element)];
        lines.push({ words, colour, isLarge, x, y, width, height });
      }
    }
    return lines;
  });

/**
 * Compares the lines with a picture of the page without its text.
 * @returns the lines with less contrast than WCAG AA asks for on more than a tenth of their pixels
 */
const compare = (darkroom: Page, picture: string, lines: readonly Line[]): Promise<readonly FaintText[]> =>
  darkroom.evaluate(
    async ([encoded, all]) => {
      const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('there is no canvas');
      context.drawImage(bitmap, 0, 0);
      const linear = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      const contrast = (one: readonly number[], other: readonly number[]) => {
        const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (lighter + 0.05) / (darker + 0.05);
      };
      return all.flatMap(({ words, colour: [red = 0, green = 0, blue = 0, alpha = 1], isLarge, ...box }) => {
        const { data } = context.getImageData(box.x, box.y, Math.ceil(box.width), Math.ceil(box.height));
        const ratios: number[] = [];
        for (let at = 0; at < data.length; at += 4 * 5) {
          const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          const seen = [red, green, blue].map((part, i) => part * alpha + (ground[i] ?? 0) * (1 - alpha));
          ratios.push(contrast(seen, ground));
        }
        const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 10)] ?? 21;
        return worst < (isLarge ? 3 : 4.5) ? [{ words, contrast: Math.round(worst * 100) / 100 }] : [];
      });
    },
    [picture, lines] as const,
  );

/** Hides text and keeps all that is behind it, icons included: they use the colour, and not the fill, of text. */
const WITHOUT_TEXT =
  '* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important; }';

/** Reads the contrast of all text in view from the pixels behind it. @param darkroom - a blank page that develops the pictures */
export async function faintTexts(page: Page, darkroom: Page): Promise<readonly FaintText[]> {
  const lines = await linesOf(page);
  const picture = await page.screenshot({ style: WITHOUT_TEXT, animations: 'disabled' });
  return compare(darkroom, picture.toString('base64'), lines);
}
