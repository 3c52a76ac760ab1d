import { failureText } from '@tessera/shell/notices';
import { useRef, useState } from 'react';

export interface Sending {
  readonly busy: boolean;
  /** Why the last try failed, in words for the member. */
  readonly reason: string | undefined;
  /** Does it, unless it is being done already. */
  send(work: () => Promise<void>): Promise<void>;
}

/** Sends a form once at a time, however often it is submitted, and says why it could not be sent. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const taken = useRef(false);

  const send = async (work: () => Promise<void>) => {
    if (taken.current) return;
    taken.current = true;
    setBusy(true);
    setReason(undefined);
    try {
      await work();
    } catch (thrown) {
      setReason(failureText(thrown));
    } finally {
      taken.current = false;
      setBusy(false);
    }
  };
  return { busy, reason, send };
}
