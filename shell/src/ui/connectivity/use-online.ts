import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser has a connection, now and as it changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
