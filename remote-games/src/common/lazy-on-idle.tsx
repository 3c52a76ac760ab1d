import { onIdle } from '@tessera/remote';
import { useReachedAgain } from '@tessera/shell/request';
import { type ComponentType, useEffect, useState } from 'react';

/** The time in ms after which the code is loaded although the page was never idle. */
const IDLE_TIMEOUT = 2_000;

/** What is in it takes its space as a child of the page, and is not seen: nothing is loading any more. */
const keptSpace = { display: 'contents', visibility: 'hidden' } as const;

/** For browsers without `requestIdleCallback`, in ms. */
const FALLBACK_DELAY = 200;

/**
 * Makes a component for a part that is not needed for the first screen. Its code is loaded after the first paint, when
 * the browser is idle. Until then `Placeholder` keeps its space. Optional: after a failed import the space is kept and
 * nothing is seen in it, until the gateway is reached again and the code has come.
 * @param name the part, for the console
 */
export function lazyOnIdle<Props extends object = object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  Placeholder: ComponentType,
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyOnIdle(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded || isFailed) return;
      let isMounted = true;
      const show = (code: { default: ComponentType<Props> }) => {
        loaded = code.default;
        if (isMounted) setPart(() => code.default);
      };
      const fail = () => {
        console.warn(`[tessera] ${name} could not be loaded; the page works without it`);
        if (isMounted) setFailed(true);
      };
      const cancel = onIdle(() => void load().then(show, fail), IDLE_TIMEOUT, FALLBACK_DELAY);
      return () => {
        isMounted = false;
        cancel();
      };
    }, [isFailed]);
    useReachedAgain(isFailed, () => setFailed(false));
    if (Part) return <Part {...props} />;
    return isFailed ? (
      <div style={keptSpace}>
        <Placeholder />
      </div>
    ) : (
      <Placeholder />
    );
  };
}
