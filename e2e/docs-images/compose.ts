import type { Page } from '@playwright/test';
import { indexedPng } from '../../scripts/png';

const dataUrl = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

/** The picture with few colours, which makes its file small. @param page any page, which decodes it */
export async function small(page: Page, picture: Buffer): Promise<Buffer> {
  const { width, height, data } = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    // The browser writes base64 faster than a loop over the bytes.
    reader.readAsDataURL(new Blob([pixels.data]));
    await read;
    return { width: canvas.width, height: canvas.height, data: String(reader.result) };
  }, dataUrl(picture));
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  return indexedPng({ width, height, bytes });
}

/** Pictures in a row, with transparent gaps. @param width of each in CSS pixels @param page an empty page */
export async function sideBySide(page: Page, pictures: readonly Buffer[], width: number): Promise<Buffer> {
  const images = pictures.map((picture) => `<img src="${dataUrl(picture)}" width="${width}">`);
  await page.setContent(
    `<body style="margin:0;background:none"><div style="display:inline-flex;gap:12px">${images.join('')}</div>`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return page.locator('div').screenshot({ omitBackground: true });
}
