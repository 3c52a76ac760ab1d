import { ErrorState, Skeleton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { session as sessionSchema } from '../api';
import { ConsoleError, get, setToken } from '../server';
import { follow, useConsole } from '../state';
import { t } from '../texts';
import { Frame } from './frame';
import { SignIn } from './sign-in';

type Entrance = 'reading' | 'signed out' | 'in' | { readonly fault: string };

/** The console: the frame with the views for a signed-in person, otherwise how to sign in. */
export function App() {
  const [entrance, setEntrance] = useState<Entrance>('reading');
  const [turn, setTurn] = useState(0);
  const session = useConsole((state) => state.session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    get('/session', sessionSchema).then(
      (own) => {
        if (gone) return;
        setToken(own.csrf);
        stop = follow(own);
        setEntrance('in');
      },
      (error: Error) => {
        const isSignedOut = error instanceof ConsoleError && error.code === 'signed-out';
        if (!gone) setEntrance(isSignedOut ? 'signed out' : { fault: error.message });
      },
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [turn]);
  if (entrance === 'signed out') return <SignIn />;
  if (typeof entrance === 'object')
    return (
      <ErrorState
        title={t('unreachable')}
        text={entrance.fault}
        retryLabel={t('retry')}
        onRetry={() => setTurn(turn + 1)}
      />
    );
  return session ? <Frame session={session} /> : <Skeleton height={120} />;
}
