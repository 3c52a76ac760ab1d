import { type CSSProperties, type ReactNode, useState } from 'react';

export interface HeldProps<T> {
  start: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Holds the value of a field, so that it can be tried out. */
export function Held<T>({ start, children }: HeldProps<T>) {
  const [value, change] = useState(start);
  return children(value, change);
}

const inRow: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
};

/** Several small components side by side. */
export const Row = ({ children }: { children: ReactNode }) => <div style={inRow}>{children}</div>;

/** A place of a width in CSS pixels. */
export const Place = ({ width, children }: { width: number; children: ReactNode }) => (
  <div style={{ inlineSize: width }}>{children}</div>
);
