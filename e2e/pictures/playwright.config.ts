import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumAt } from '../product/chromium';
import { PICTURES_PORT } from './moment';

const { args, ...program } = chromiumAt(process.env.CHROME_SHELL_PATH);

/** Letters and colours that depend on nothing but the browser and the fonts. */
const sameEverywhere = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** `npx pnpm e2e:pictures` compares the pictures of the gallery and of the main screens with those in `references`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // Playwright's own threshold misses a slightly different colour. A few pixels at the edges of curves differ between
    // two runs of the same browser, by up to 6 of 255.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 30 },
  },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Without `--update` nothing is written.
  updateSnapshots: 'none',
  reporter: [['./reporter.ts']],
  use: {
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...program,
      args: [...args, ...sameEverywhere],
      env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') },
    },
  },
  webServer: {
    command: 'exec node --import tsx ../../scripts/pictures/picture-server.ts',
    url: `http://127.0.0.1:${PICTURES_PORT}/gallery/`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
