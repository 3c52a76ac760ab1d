import { closeLogin, loginDialog } from '../../core/navigation';
import { chosenRemotes } from '../../host/choice';
import { startedRemotes, startRemote } from '../../host/loading';

/** Fetches the remote that shows the login over a page, the first time that someone opens it; its page when it cannot be had. */
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
