import { useState } from 'react';

/** The last value that there was: it stays while a newer one loads, and when that fails. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
