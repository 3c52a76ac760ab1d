import { readMark } from '../load-marks';
import { proveGood } from './standing';

/** In ms without a failure after a load: whoever crashes on start has crashed by then. */
const PROOF = 5_000;

/** Learns from the marks of the performance timeline, earlier ones included, which version of each remote works here. */
export function rememberGood(): void {
  const proofs = new Map<string, ReturnType<typeof setTimeout>>();
  const take = (mark: PerformanceMark) => {
    const event = readMark(mark);
    if (event?.kind !== 'load') return;
    const { remote: name, version, outcome } = event;
    const id = `${name}@${version}`;
    clearTimeout(proofs.get(id));
    if (outcome === 'loaded')
      proofs.set(
        id,
        setTimeout(() => proveGood({ name, version }), PROOF),
      );
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceMark) take(entry);
  }).observe({ type: 'mark', buffered: true });
}
