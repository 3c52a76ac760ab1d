import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com/**';
const REGISTRATIONS = 'https://fcmregistrations.googleapis.com/**';

/**
 * Simulates what a test cannot use: Google's push service, and the browser's push service, which a browser without a
 * profile does not have. The library between them is the real one.
 */
export class PushService {
  readonly #asked: Request[] = [];

  async standIn(context: BrowserContext): Promise<void> {
    const authToken = { token: 'fis-token', expiresIn: '604800s' };
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await context.route(INSTALLATIONS, (route) =>
      route.fulfill({
        headers: cors,
        json: route.request().url().endsWith('authTokens:generate')
          ? authToken
          : { fid: 'c0ffeec0ffeec0ffeec0ff', refreshToken: 'refresh', authToken },
      }),
    );
    await context.route(REGISTRATIONS, (route) => {
      this.#asked.push(route.request());
      const made = this.#asked.filter((request) => request.method() === 'POST').length;
      return route.fulfill({
        headers: { ...cors, 'access-control-allow-methods': '*' },
        json: route.request().method() === 'DELETE' ? {} : { token: `device-${made}` },
      });
    });
    await context.addInitScript(() => {
      const key = (length: number) => new Uint8Array(length).fill(7).buffer;
      const subscription = () => ({
        endpoint: `https://push.example/${localStorage.getItem('test:subscription') ?? 1}`,
        getKey: (name: string) => key(name === 'auth' ? 16 : 65),
        unsubscribe: async () => true,
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription(),
        subscribe: async () => subscription(),
      });
    });
  }

  /** The requests to the push service: method, and the token in the address. */
  asked(): string[] {
    return this.#asked.map((request) => {
      const token = /registrations\/(.+)$/.exec(new URL(request.url()).pathname)?.[1];
      return token === undefined ? request.method() : `${request.method()} ${token}`;
    });
  }

  /** The endpoint of the newest registration. */
  endpoint(): unknown {
    return this.#asked.findLast((request) => request.postData())?.postDataJSON().web.endpoint;
  }
}

/** Replaces the browser's subscription, as its push service can do. */
export const changeSubscription = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('test:subscription', '2'));

/** The record of the device's token that the library stores. */
export const tokenRecord = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('firebase-messaging-database');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result
            .transaction('firebase-messaging-store')
            .objectStore('firebase-messaging-store')
            .getAll();
          reading.onsuccess = () => resolve(reading.result[0]);
          opening.result.close();
        };
      }),
  );

/** Makes the browser deliver a push message to the page's service worker. */
export async function deliver(page: Page, message: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/m/'));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await browser.detach();
}

/** Taps the notification with a title. Rejects if it is not shown within 3 s. */
async function tapNotification(page: Page, title: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  const tapped = () =>
    worker?.evaluate(async (wanted) => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const notification = (await registration.getNotifications()).find((one) => one.title === wanted);
      const Click = Reflect.get(globalThis, 'NotificationEvent');
      if (notification) globalThis.dispatchEvent(new Click('notificationclick', { notification }));
      return notification !== undefined;
    }, title);
  await expect.poll(tapped, { timeout: 3_000 }).toBe(true);
}

/** Delivers a message while the page is hidden, and taps its notification. */
export async function tapFromAfar(page: Page, title: string, message: object): Promise<void> {
  // A busy browser may drop a push, as it does on a phone.
  await expect(async () => {
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
    );
    await deliver(page, message);
    await tapNotification(page, title);
  }).toPass();
}
