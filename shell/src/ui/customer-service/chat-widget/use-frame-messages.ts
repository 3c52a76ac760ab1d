import { chatAuthKey } from '@tessera/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { call } from '../../../core/request';

/** What a chat page may say: `{ type: 'chat:unread', count }`. */
const unreadMessage = v.object({
  type: v.literal('chat:unread'),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * Talks with the chat's page: takes its unread count, and once it has loaded gives it the key under which it finds
 * the member, as `{ type: 'chat:key', key }`. By message and never in the address, where others could read it (R7.49b).
 * Gives what to call when the page has loaded.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  onUnread: (count: number) => void,
): () => void {
  const take = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (address === undefined || source !== frame.current?.contentWindow) return;
    if (origin !== new URL(address).origin) return;
    const message = v.safeParse(unreadMessage, data);
    if (message.success) onUnread(message.output.count);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => take(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return () => {
    if (address === undefined) return;
    call(chatAuthKey, {}, { alert: false }).then(
      (key) => frame.current?.contentWindow?.postMessage({ type: 'chat:key', key }, new URL(address).origin),
      () => undefined,
    );
  };
}
