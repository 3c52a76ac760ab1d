import { type ComponentType, useEffect, useState } from 'react';

/** In ms: a page that is never idle must not wait for ever. */
const LATEST = 2_000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(id);
}

/**
 * A part of a page that its first screen does without: its code is fetched when the page has painted and the browser
 * is idle. `Place` keeps its place until then, and for good when the code cannot be had; the page lives on without it.
 */
export function later(name: string, load: () => Promise<{ default: ComponentType }>, Place: ComponentType) {
  let loaded: ComponentType | undefined;
  return function Later() {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return;
      let isHere = true;
      const show = (code: { default: ComponentType }) => {
        loaded = code.default;
        if (isHere) setPart(() => code.default);
      };
      const giveUp = () => console.warn(`[tessera] ${name} could not be loaded; the page goes on without it`);
      const cancel = whenIdle(() => void load().then(show, giveUp));
      return () => {
        isHere = false;
        cancel();
      };
    }, []);
    return Part ? <Part /> : <Place />;
  };
}
