/** How Chromium starts: without what asks the network for itself. @param program undefined: Playwright's own browser */
export const chromiumAt = (program: string | undefined) => ({
  ...(program === undefined ? {} : { executablePath: program }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
