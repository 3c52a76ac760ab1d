import { useCallback, useEffect, useState } from 'react';
import { chatAddress } from '../chat-address';

type Found = { readonly address?: string; readonly failed?: true };

/** The address of the chat, asked for when the widget opens and on every retry. */
export function useChatAddress(): Found & { retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>({});
  useEffect(() => {
    let isCurrent = attempt >= 0;
    const settle = (next: Found) => isCurrent && setFound(next);
    setFound({});
    chatAddress().then(
      (address) => settle({ address }),
      () => settle({ failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return { ...found, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
