import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Boundary } from '../../core/boundary';
import { loginDialog, useLocation, useLoginDialog, Waiting } from '../../core/navigation';
import { useReachedAgain } from '../../core/request';
import type { ChosenRemote } from '../../host/choice';
import { remoteLoad } from '../../host/loading';
import { showsLogin, useLoginPage } from './login-on-demand';

/** Loads the code of a part again if it has its own. */
async function loadAgain(Content: ComponentType): Promise<void> {
  if ('preload' in Content && typeof Content.preload === 'function') await Content.preload();
}

interface Props {
  readonly remote: ChosenRemote;
  readonly Content: ComponentType;
}

/**
 * One part of a slot. A failure of its code empties only its own place, until its next use (the next page, or the next
 * request for the login dialog) or until the gateway is reached again. If the dialog itself fails, the login page opens
 * instead.
 */
export function SlotPart({ remote, Content }: Props) {
  const { pathname } = useLocation();
  const isLoginOpen = useLoginDialog();
  const openLoginPage = useLoginPage();
  // A ref besides the state: React may commit the failure together with the next page, whose effect has to know it.
  const isFailed = useRef(false);
  const isCounted = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [tries, setTries] = useState(0);
  const isLogin = showsLogin(remote);

  const fail = () => {
    isFailed.current = true;
    setWaiting(true);
    if (isLogin && loginDialog.getState().isOpen) openLoginPage();
  };
  const noteFault = (error: unknown) => {
    // Once: a part that is tried again on each page must not make its version look worse on each page.
    if (!isCounted.current) remoteLoad(remote).noteFault(error);
    isCounted.current = true;
    fail();
  };
  const tryAgain = () => {
    isFailed.current = false;
    setWaiting(false);
    loadAgain(Content).then(() => setTries((count) => count + 1), fail);
  };
  const begin = useEffectEvent((_use: string) => isFailed.current && tryAgain());
  const nextUse = `${pathname} ${isLoginOpen}`;
  useEffect(() => void begin(nextUse), [nextUse]);
  useReachedAgain(isWaiting, tryAgain);

  return (
    <Boundary retryOn={tries} onFault={noteFault}>
      <Suspense fallback={isLogin && isLoginOpen && <Waiting />}>
        <Content />
      </Suspense>
    </Boundary>
  );
}
