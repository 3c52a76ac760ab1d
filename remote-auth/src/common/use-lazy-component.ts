import { useReachedAgain } from '@tessera/shell/request';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads an optional component when it is wanted, and after a failure when it is wanted again or the gateway is reached
 * again.
 * @param name for the log
 * @param onFailure for a component that the member asked for, and asks for again. Without it a failure is only logged
 * @returns the component once it is loaded
 */
export function useLazyComponent<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
  name: string,
  onFailure?: () => void,
): ComponentType<P> | undefined {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<P> }>();
  const [isFailed, setFailed] = useState(false);
  const start = useEffectEvent(() => {
    setFailed(false);
    load().then(
      (Component) => setLoaded({ Component }),
      () => {
        console.warn(`[tessera] the code of ${name} could not be loaded`);
        setFailed(true);
        onFailure?.();
      },
    );
  });
  useEffect(() => {
    if (isWanted && !loaded) start();
  }, [isWanted, loaded]);
  useReachedAgain(isWanted && isFailed && !onFailure, start);
  return loaded?.Component;
}
