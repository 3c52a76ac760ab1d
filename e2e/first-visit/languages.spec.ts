// @full: code that is held back, and whole visits.
import path from 'node:path';
import type { Page } from '@playwright/test';
import { catalogFiles } from '../../scripts/i18n/sizes';
import { sentencesIn } from '../i18n/sentences';
import { marked } from '../product/marks';
import { origin } from '../product/products';
import { expect, test } from '../product/test';
import { measureFirstVisit } from './measure';

test.use({ serviceWorkers: 'allow' });

const isText = (file: string): boolean => file.startsWith('locale-');

/** Names of the files that a first visit to a page fetches before its content. */
async function filesOf(page: Page, address: string, content: string): Promise<readonly string[]> {
  const { files } = await measureFirstVisit(page, address, content);
  return files.map(({ file }) => path.posix.basename(file)).sort();
}

const visits = [
  { path: '/m/home', owner: 'remote-games', sentence: { piece: 'games', key: 'category_RNG' } },
  { path: '/m/login', owner: 'remote-auth', sentence: { piece: 'auth', key: 'remember_me' } },
] as const;

for (const { path: address, owner, sentence } of visits) {
  test(`a first visit to ${address} in KM fetches the code of one in EN, and the texts of KM in place of those of EN`, async ({
    browser,
    product,
  }) => {
    const visit = async (code: string, locale: string) => {
      const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const later: string[] = [];
      page.on('request', (request) => later.push(path.posix.basename(new URL(request.url()).pathname)));
      const shown = sentencesIn(code).text(sentence.piece, sentence.key);
      const files = await filesOf(page, `${origin(product, 'mosaic')}${address}`, shown);
      // The other remotes come when the page is idle.
      await marked(page, 'tessera:remote:growth:loaded');
      await context.close();
      return { files, texts: later.filter(isText) };
    };
    const khmer = await visit('KM', 'km-KH');
    const english = await visit('EN', 'en-US');
    const own = (code: string) =>
      ['shell', owner]
        .flatMap((piece) => catalogFiles(piece, code).map((file) => path.basename(file)))
        .sort();

    expect(khmer.files.filter(isText)).toEqual(own('KM'));
    expect(english.files.filter(isText)).toEqual(own('EN'));
    expect(khmer.files.filter((file) => !isText(file))).toEqual(
      english.files.filter((file) => !isText(file)),
    );
    expect(khmer.texts.filter((file) => !file.startsWith('locale-KM-'))).toEqual([]);
  });
}
