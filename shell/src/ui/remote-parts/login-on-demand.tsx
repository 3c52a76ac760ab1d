import { useEffect, useEffectEvent } from 'react';
import {
  closeLogin,
  loginTarget,
  markPending,
  useGo,
  useLocation,
  useLoginDialog,
} from '../../core/navigation';
import { type ChosenRemote, chosenRemotes } from '../../host/choice';
import { startedRemotes, startRemote } from '../../host/loading';

/** Whether a remote shows the login dialog. */
export const showsLogin = ({ start }: ChosenRemote): boolean => start.includes('login-dialog');

/** @returns a function that opens the login page instead of the login dialog, with the same target */
export function useLoginPage(): () => void {
  const go = useGo();
  const { pathname, search } = useLocation();
  return () => {
    const backUrl = loginTarget() ?? pathname + search;
    closeLogin();
    go(`/m/login?backUrl=${encodeURIComponent(backUrl)}`);
  };
}

/** Starts the remote with the login dialog when the dialog is first opened. If it cannot be loaded, opens the login page. */
export function LoginOnDemand() {
  const isOpen = useLoginDialog();
  const openLoginPage = useLoginPage();
  const start = useEffectEvent(async () => {
    const remote = chosenRemotes().find(showsLogin);
    if (!remote) return;
    const arrived = markPending();
    await startRemote(remote);
    arrived();
    if (startedRemotes.getState()[remote.name] === 'failed') openLoginPage();
  });
  useEffect(() => {
    if (isOpen) void start();
  }, [isOpen]);
  return null;
}
