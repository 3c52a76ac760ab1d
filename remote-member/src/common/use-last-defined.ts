import { useState } from 'react';

/** @returns the last value that was not undefined: it stays while a newer one loads, and if that fails */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
