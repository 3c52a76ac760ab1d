import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads an optional component once it is wanted. A failed import is only logged: the page works without it.
 * @param name for the log
 * @returns the component once it is loaded
 */
export function useLazyComponent<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
  name: string,
): ComponentType<P> | undefined {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<P> }>();
  const start = useEffectEvent(() =>
    load().then(
      (Component) => setLoaded({ Component }),
      () => console.warn(`[tessera] the code of ${name} could not be loaded`),
    ),
  );
  useEffect(() => {
    if (isWanted) void start();
  }, [isWanted]);
  return loaded?.Component;
}
