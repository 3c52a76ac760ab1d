import { closeLogin, loginDialog } from '../../core/navigation';
import { chosenRemotes } from '../../host/choice';
import { startedRemotes, startRemote } from '../../host/loading';

/** Starts the remote with the login dialog when the dialog is first opened. If it cannot be loaded, goes to the login page. */
export function startLoginOnDemand(): void {
  loginDialog.subscribe(async ({ isOpen, target }, before) => {
    const remote = chosenRemotes().find(({ start }) => start.includes('login-dialog'));
    if (!isOpen || before.isOpen || !remote) return;
    await startRemote(remote);
    if (startedRemotes.getState()[remote.name] !== 'failed') return;
    closeLogin();
    const backUrl = target ?? location.pathname + location.search;
    location.assign(`/m/login?backUrl=${encodeURIComponent(backUrl)}`);
  });
}
