import { useCallback, useEffect, useState } from 'react';
import type * as v from 'valibot';
import { get } from '../server';

interface Loaded<T> {
  readonly data: T | undefined;
  readonly fault: string | undefined;
  readonly reload: () => void;
}

/**
 * Reads an address of the API, and again when `key` changes. Keeps the data of before while it reads.
 * @param path undefined reads nothing
 */
export function useLoaded<T>(
  path: string | undefined,
  schema: v.GenericSchema<unknown, T>,
  key: unknown = 0,
): Loaded<T> {
  const [state, setState] = useState<{ path?: string; data?: T; fault?: string }>({});
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or turn reads the same path again
  useEffect(() => {
    if (path === undefined) return;
    let current = true;
    get(path, schema).then(
      (data) => current && setState({ path, data }),
      (error: Error) => current && setState({ path, fault: error.message }),
    );
    return () => {
      current = false;
    };
  }, [path, schema, key, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  const isOwn = state.path === path;
  return { data: isOwn ? state.data : undefined, fault: isOwn ? state.fault : undefined, reload };
}
