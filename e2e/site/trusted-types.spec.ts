import type { Page } from '@playwright/test';
import { origin } from '../product/products';
import { expect, test } from '../product/test';

test.use({ visitor: 'answered prompts', serviceWorkers: 'allow' });

/** Tries what code does that was injected into a text: each sink with a plain text. @returns the name of its failure */
const triedSinks = (page: Page) =>
  page.evaluate(() => {
    const outcome = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const script = (address: string) =>
      outcome(() => {
        document.createElement('script').src = address;
      });
    const html = '<form action="/wps/steal"><input name="password"></form>';
    return {
      'HTML of an element': outcome(() => {
        document.createElement('div').innerHTML = html;
      }),
      'a document of HTML': outcome(() => new DOMParser().parseFromString(html, 'text/html')),
      'HTML of a frame': outcome(() => document.createElement('iframe').setAttribute('srcdoc', html)),
      'an answer of the gateway as a script': script('/wps/upload/7.js'),
      'a file of no release as a script': script('/m/remotes/games/0.0.1/remoteEntry.js'),
      'a worker': outcome(() => new Worker('/wps/upload/7.js')),
      'a file of another origin as a script': script('https://vendor.example/sdk.js'),
    };
  });

for (const merchant of ['aurora', 'bare'])
  test(`the pages of ${merchant} take HTML and the addresses of scripts from their policies only`, async ({
    page,
    product,
    messages,
  }) => {
    const answer = await page.goto(`${origin(product, merchant)}/m/home`);
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await expect(page.getByRole('navigation').first()).toBeVisible();
    // The second: a platform with the specification only does not have every call.
    messages.expectMessage(/Trusted(HTML|ScriptURL)/, /404 .*bare\.localhost.*\/wps\//);
    expect(await triedSinks(page)).toEqual({
      'HTML of an element': 'TypeError',
      'a document of HTML': 'TypeError',
      'HTML of a frame': 'TypeError',
      'an answer of the gateway as a script': 'IntegrityFault',
      'a file of no release as a script': 'IntegrityFault',
      'a worker': 'IntegrityFault',
      // The rest of the content security policy stops it at the load.
      'a file of another origin as a script': 'taken',
    });
  });
