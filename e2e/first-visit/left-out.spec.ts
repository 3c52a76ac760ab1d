// @full: code that is held back, and whole visits.
import { UNUSED_PRELOAD } from '../product/console-watch';
import { expect, test } from '../product/test';
import { measureFirstVisit } from './measure';

test.use({ serviceWorkers: 'allow' });

/** A phrase of code that a first visit does not need, still in its minified form. An update of a library can bring it back. */
const leftOut = {
  axios: /AxiosError/,
  'links and forms of the router': /data-discover|application\/x-www-form-urlencoded/,
  'snapshots of the federation runtime': /getManifestJson/,
  'entries that are ES modules': /Failed to load ESM entry/,
  'ranges of the federation runtime': /Error processing range part/,
} as const;

/** Phrases of what a remote takes from the shell. */
const ofShell = {
  'the federation runtime': /Federation instance not found/,
  valibot: /Expected .{1,8} but r/,
} as const;

const found = (code: string, phrases: Readonly<Record<string, RegExp>>): readonly string[] =>
  Object.keys(phrases).filter((name) => phrases[name]?.test(code));

for (const [path, content] of [
  ['/m/home', 'Slots'],
  ['/m/login', 'Remember me'],
] as const) {
  test(`a first visit to ${path} fetches nothing twice and nothing that is called later`, async ({
    page,
    messages,
  }) => {
    const { files } = await measureFirstVisit(page, path, content);
    const scripts = files.map(({ file }) => file).filter((file) => file.endsWith('.js'));
    const codeOf = (file: string) => page.evaluate(async (address) => (await fetch(address)).text(), file);
    const [main = ''] = scripts.filter((file) => /\/main\.\w+\.js$/.test(file));
    // The phrases are still those of the libraries.
    expect(found(await codeOf(main), ofShell)).toEqual(Object.keys(ofShell));
    for (const file of scripts) {
      const code = await codeOf(file);
      expect(found(code, leftOut), file).toEqual([]);
      if (file !== main) expect(found(code, ofShell), file).toEqual([]);
    }
    expect(new Set(scripts).size).toBe(scripts.length);
    // Only the console tells of files that were fetched ahead and not used, after some seconds.
    await page.waitForTimeout(6_000);
    expect(messages.has(UNUSED_PRELOAD)).toBe(false);
  });
}
