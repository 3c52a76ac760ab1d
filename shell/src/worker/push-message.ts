import { safeTarget } from '@tessera/contract';
import * as v from 'valibot';

const line = v.fallback(v.optional(v.string()), undefined);
const part = v.fallback(v.object({ title: line, body: line, icon: line, url: line }), {});
const pushed = v.fallback(
  v.object({
    notification: part,
    data: part,
    fcmOptions: v.fallback(v.object({ link: line }), {}),
  }),
  { notification: {}, data: {}, fcmOptions: {} },
);

/** What a push message shows, and where a tap on it leads: a path of ours. */
export interface PushMessage {
  readonly title: string;
  readonly body: string | undefined;
  readonly icon: string | undefined;
  readonly path: string;
}

const withoutOrigin = (address: string | undefined) =>
  address?.startsWith(location.origin) ? address.slice(location.origin.length) : address;

/**
 * Reads a push message, in its `notification` or `data` part, in the form of Firebase. A browser may take the
 * permission away from whoever shows nothing, so one that cannot be read shows the merchant's name.
 */
export function readPush(raw: unknown, name: string): PushMessage {
  const { notification, data, fcmOptions } = v.parse(pushed, raw);
  return {
    title: notification.title ?? data.title ?? name,
    body: notification.body ?? data.body,
    icon: notification.icon ?? data.icon,
    path: openable(data.url ?? fcmOptions.link),
  };
}

/** A path of ours as it is, the home page for anything else. */
export const openable = (address: string | undefined): string =>
  safeTarget(withoutOrigin(address)) ?? '/m/home';
