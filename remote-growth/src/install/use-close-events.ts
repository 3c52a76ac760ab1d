import { useEffect, useEffectEvent } from 'react';

/** `closeA2HS` is for whoever else is on the page; the browser's own event means that there is nothing left to ask. */
const events = ['closeA2HS', 'appinstalled'];

/** Closes the question when the page is told to (R4.29), and when the site has been installed some other way. */
export function useCloseEvents(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const listener = () => onClose();
    for (const name of events) addEventListener(name, listener);
    return () => {
      for (const name of events) removeEventListener(name, listener);
    };
  }, []);
}
