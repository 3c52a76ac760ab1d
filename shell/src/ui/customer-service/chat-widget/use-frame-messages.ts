import { chatAuthKey } from '@tessera/contract';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { call } from '../../../core/request';

/** The message of a chat page: `{ type: 'chat:unread', count }`. */
const unreadMessage = v.object({
  type: v.literal('chat:unread'),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** @returns the number of unread messages in a message of the chat page; undefined for any other message */
export function unreadIn(data: unknown): number | undefined {
  const message = v.safeParse(unreadMessage, data);
  return message.success ? message.output.count : undefined;
}

/**
 * Exchanges messages with the chat's page: receives its unread count, and sends it the member's key after its load, as
 * `{ type: 'chat:key', key }`. The key is not in the address, where others could read it (R7.49b).
 * @returns the `onLoad` handler of the frame
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  onUnread: (count: number) => void,
): () => void {
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (address === undefined || source !== frame.current?.contentWindow) return;
    if (origin !== new URL(address).origin) return;
    const count = unreadIn(data);
    if (count !== undefined) onUnread(count);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
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
