import type { Prepared } from '../product/visitor';

/**
 * Makes `fill` a real edit in Firefox. Playwright sets the `value` of a field there and then dispatches an input event:
 * React has seen the new value already, and takes the event for no change. WebDriver BiDi has no command that inserts
 * text (https://github.com/w3c/webdriver-bidi/issues/1133).
 */
export const typeInFirefox = (browser: Prepared): Promise<unknown> =>
  browser.addInitScript(() =>
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      // Playwright's own function is not used.
      set: () => undefined,
    }),
  );
