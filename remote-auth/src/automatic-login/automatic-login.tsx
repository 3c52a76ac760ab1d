import { useGo } from '@tessera/shell/navigation';
import { useEffect, useEffectEvent } from 'react';

let wasTried = false;

/**
 * Signs a remembered member in, once a visit. Shows nothing: it stands in the page only to navigate. The mark in the
 * performance timeline says that the attempt has ended, whatever came of it.
 */
export function AutomaticLogin() {
  const go = useGo();
  const arrive = useEffectEvent((path: string) => go(path, { replace: true }));
  useEffect(() => {
    if (wasTried) return;
    wasTried = true;
    import(/* webpackChunkName: "automatic-login" */ './log-in-automatically')
      .then(({ logInAutomatically }) => logInAutomatically())
      .then(
        (path) => path !== undefined && arrive(path),
        () => console.warn('[tessera] the code of the automatic login could not be loaded'),
      )
      .finally(() => performance.mark('tessera:automatic-login'));
  }, []);
  return null;
}
