import { useGo } from '@tessera/shell/navigation';
import { useEffect, useEffectEvent } from 'react';

let wasTried = false;

/**
 * Signs a remembered member in, once a visit. Renders nothing; it is a component because it navigates. A mark in the
 * performance timeline says that the attempt has ended, with or without success.
 */
export function AutomaticLogin() {
  const go = useGo();
  const open = useEffectEvent((path: string) => go(path, { replace: true }));
  useEffect(() => {
    if (wasTried) return;
    wasTried = true;
    import(/* webpackChunkName: "automatic-login" */ './log-in-automatically')
      .then(({ logInAutomatically }) => logInAutomatically())
      .then(
        (path) => path !== undefined && open(path),
        () => console.warn('[tessera] the code of the automatic login could not be loaded'),
      )
      .finally(() => performance.mark('tessera:automatic-login'));
  }, []);
  return null;
}
