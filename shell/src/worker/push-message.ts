import { HOME, parseAddress, safeTarget } from '@tessera/contract';
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

/** The content of a push message, and the in-app path that a tap on it opens. */
export interface PushMessage {
  readonly title: string;
  readonly body: string | undefined;
  readonly icon: string | undefined;
  readonly path: string;
}

/** @returns the address of a picture of ours or over https; undefined for any other */
function picture(address: string | undefined): string | undefined {
  const url = address === undefined ? undefined : parseAddress(address, location.origin);
  return url?.protocol === 'https:' || url?.origin === location.origin ? address : undefined;
}

/**
 * Reads a push message from its `notification` or `data` part, in Firebase's format. An unreadable message shows the
 * merchant's name, because a browser may revoke the permission of a site that shows nothing.
 */
export function readPush(raw: unknown, name: string): PushMessage {
  const { notification, data, fcmOptions } = v.parse(pushed, raw);
  return {
    title: notification.title ?? data.title ?? name,
    body: notification.body ?? data.body,
    icon: picture(notification.icon ?? data.icon),
    path: openable(data.url ?? fcmOptions.link),
  };
}

/** @returns an in-app path unchanged, the home page for anything else */
export const openable = (address: string | undefined): string => safeTarget(address) ?? HOME;
