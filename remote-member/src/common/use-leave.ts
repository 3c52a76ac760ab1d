import { HOME } from '@tessera/contract';
import { useGo } from '@tessera/shell/navigation';
import { signOut } from '@tessera/shell/session';

/** @returns a function that leads home and ends the session */
export function useLeave(): () => void {
  const go = useGo();
  return () => {
    go(HOME, { replace: true });
    void signOut();
  };
}
