import { setDefaultWithdrawAccount } from '@tessera/contract';
import { call } from '@tessera/shell/request';
import { useRef, useState } from 'react';

/** Makes an account the one that is offered first. */
export function useDefaultAccount(onChanged: () => void): { choose(id: string): void; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const taken = useRef(false);
  const choose = async (id: string) => {
    if (taken.current) return;
    taken.current = true;
    setBusy(true);
    try {
      await call(setDefaultWithdrawAccount, { id });
      onChanged();
    } catch {
      // The client has told the member.
    } finally {
      taken.current = false;
      setBusy(false);
    }
  };
  return { choose: (id) => void choose(id), busy };
}
