import { defineConfig } from '@playwright/test';
import { LEFT_OUT, leftOutFiles } from '../scripts/test/left-out';
import { APART } from './product/apart';
import { chromiumAt } from './product/chromium';
import { productsOf, WORKERS } from './product/products';

/** Tests of more than a minute. They run first, so that no worker starts one of them last. */
const LONG = ['accessibility', 'dev', 'identity', 'rollout', 'updates'].map((name) => `**/${name}/*.spec.ts`);
/** `pnpm test` runs the gate, `pnpm test --all` the full run, and `pnpm e2e` everything that its arguments name. */
const { E2E_RUN, E2E_JOURNAL } = process.env;
const isGate = E2E_RUN === 'gate';
const leftOut = isGate ? { grepInvert: LEFT_OUT } : {};
const leftOutOfGate = isGate ? leftOutFiles('e2e').map((file) => `**/${file}`) : [];
const specsOf = (folder: string): string => `${folder}/*.spec.ts`;
/** Comparing pictures has its own configuration and command: `pnpm e2e:pictures`. */
const PICTURES = specsOf('pictures');
const JOURNEYS = 'engines/engines.spec.ts';
const WEBKIT = 'engines/webkit.spec.ts';
/**
 * What only a whole browser has: a notification permission that can be asked for, installing, and a back-forward cache.
 * All others run in the shell of the same engine, which takes less processor time.
 */
const WHOLE = ['install/*', 'push/*', 'first-visit/*', 'accessibility/prompts', 'session/restored'].map(
  (name) => `**/${name}.spec.ts`,
);

const whole = { launchOptions: chromiumAt(process.env.CHROME_PATH) };
const firefox = process.env.FIREFOX_PATH;

/** An ordinary Firefox, over WebDriver BiDi. */
const asFirefox = (executablePath: string) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  isMobile: false,
  launchOptions: {
    executablePath,
    // Over BiDi, Playwright does not pass `reducedMotion` on.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
});

const engines = [
  // First, because each is one file of a minute or more, and so that both run at the same time.
  ...(firefox === undefined ? [] : [{ name: 'Firefox', testMatch: JOURNEYS, use: asFirefox(firefox) }]),
  ...(process.env.WEBKIT_DRIVER === undefined ? [] : [{ name: 'WebKitGTK', testMatch: WEBKIT }]),
  { name: 'Chromium', testMatch: JOURNEYS },
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Playwright empties this folder when it starts, so the reports are written beside it.
  outputDir: '../test-results/e2e',
  timeout: 45_000,
  expect: { timeout: 8_000 },
  workers: WORKERS,
  // `pnpm test` runs what failed a second time, alone: a retry would run beside the other worker.
  retries: 0,
  projects: [
    { name: 'e2e: long', testMatch: LONG, testIgnore: [...WHOLE, ...leftOutOfGate], ...leftOut },
    { name: 'e2e: whole browser', testMatch: WHOLE, testIgnore: leftOutOfGate, ...leftOut, use: whole },
    {
      name: 'e2e: side by side',
      testIgnore: [...LONG, ...WHOLE, PICTURES, ...APART.map(specsOf), ...leftOutOfGate],
      ...leftOut,
    },
    ...engines,
    { name: 'look', testMatch: specsOf('look') },
    { name: 'times', testMatch: specsOf('times'), workers: 1 },
    { name: 'wire', testMatch: specsOf('wire') },
    { name: 'kit', testMatch: specsOf('kit') },
  ],
  ...(E2E_JOURNAL ? { globalTeardown: './wire/keep-journal.ts' } : {}),
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'list' : 'line'],
    // Each stage of `pnpm test` names another file (scripts/test/stages.ts).
    ['json', { outputFile: '../test-results/e2e.json' }],
  ],
  use: {
    viewport: { width: 390, height: 844 },
    // The worker of each context would cache its files, an eighth of the processor time: the full run has it in all tests.
    serviceWorkers: E2E_RUN === 'full' ? 'allow' : 'block',
    // Software rendering: four times the pixels would cost four times the time.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    // Animations cost processor time that all tests share. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a copy of the document at each step, a tenth of the processor time. The second look switches it on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumAt(process.env.CHROME_SHELL_PATH),
  },
  webServer: {
    // `exec`: without a shell in between, the products stop when Playwright stops.
    command: 'exec node --import tsx ../scripts/e2e/serve-products.ts',
    // The product that starts last.
    url: `http://127.0.0.1:${productsOf(WORKERS - 1).incompatible.port}/m/home`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
