import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads an optional component when it is wanted, and after a failure when it is wanted again.
 * @param name for the log
 * @param onFailure for a component that the member asked for. Without it a failure is only logged
 * @returns the component once it is loaded
 */
export function useLazyComponent<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
  name: string,
  onFailure?: () => void,
): ComponentType<P> | undefined {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<P> }>();
  const start = useEffectEvent(() =>
    load().then(
      (Component) => setLoaded({ Component }),
      () => {
        console.warn(`[tessera] the code of ${name} could not be loaded`);
        onFailure?.();
      },
    ),
  );
  useEffect(() => {
    if (isWanted && !loaded) void start();
  }, [isWanted, loaded]);
  return loaded?.Component;
}
