import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Leaves each vital as a mark, from which the shell makes the health report: by remote, version and merchant. */
const mark = ({ name, value }: Metric) => performance.mark(`tessera:vital:${name}`, { detail: { value } });

export function markVitals(): void {
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(mark);
}
