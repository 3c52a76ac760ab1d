import { ConsoleWatch } from '../../product/console-watch';
import { origin } from '../../product/products';
import { productTest } from '../../product/test';
import { asAnswered } from '../../product/visitor';
import { blockStorage } from '../block-storage';
import type { Journey } from '../journey';
import { InitScripts } from './init-scripts';
import { type Session, startSession } from './session';
import { WebKitTab } from './webkit-tab';

/** As Safari names itself on an iPhone, which most members hold. */
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** `CONSOLE JS ERROR …`, `http://…:1:20: CONSOLE SECURITY ERROR …`, `CONSOLE NETWORK WARN …`. */
const complaint = /CONSOLE (\w+ )?(ERROR|WARN)/;
/** What WebKit alone complains of. */
const own = [
  // WebKitGTK is built without web app manifests and does not know their directive. Safari does.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // A call that ends because its page is left. No call to a page's own origin fails for its access control.
  /^(https?:\/\/[^/]+)\/.* cannot load \1\/.* due to access control checks/,
  // Sizes that change while an observer is told of others come with the next frame. Other engines do not write it.
  /ResizeObserver loop completed with undelivered notifications/,
];
const isComplaint = (line: string): boolean =>
  complaint.test(line) && !own.some((pattern) => pattern.test(line));

interface Running extends Session {
  readonly messages: ConsoleWatch;
}

/** A test of the built product in WebKitGTK. */
export const test = productTest.extend<Journey & { session: Running }>({
  storage: ['open', { option: true }],
  // The front ends after the browser, so that no page sees it go.
  session: async ({ visitor, storage, front: _ }, use) => {
    const scripts = new InitScripts();
    if (visitor === 'answered prompts') await asAnswered(scripts);
    if (storage === 'blocked') await blockStorage(scripts);
    const session = await startSession({
      userAgent: iPhone,
      language: 'en-US',
      width: 390,
      height: 844,
      scripts: scripts.sources,
    });
    const messages = new ConsoleWatch();
    await use({ ...session, messages });
    for (const line of await session.close()) if (isComplaint(line)) messages.record(line);
    messages.check();
  },
  messages: ({ session }, use) => use(session.messages),
  tab: async ({ session: { driver, picture }, product }, use, testInfo) => {
    await use(new WebKitTab(driver, origin(product)));
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach('screenshot', { body: await picture(), contentType: 'image/png' });
  },
});
