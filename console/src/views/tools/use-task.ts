import { useState } from 'react';

/** A request that a button starts, with its result. */
export function useTask<T>() {
  const [result, setResult] = useState<T>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<T>): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    await work().then(setResult, (error: Error) => {
      setResult(undefined);
      setFault(error.message);
    });
    setBusy(false);
  };
  return { result, fault, busy, run };
}
