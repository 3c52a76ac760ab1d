import { readMark } from '../load-marks';
import { proveGood } from './version-record';

/** In ms after a load: a version without a failure in this time counts as good. Most crashes come at the start. */
const PROOF = 5_000;

/** Learns from the load marks, earlier ones included, which version of each remote works on this device. */
export function rememberGood(): void {
  const proofs = new Map<string, ReturnType<typeof setTimeout>>();
  const read = (mark: PerformanceMark) => {
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
    for (const entry of list.getEntries()) if (entry instanceof PerformanceMark) read(entry);
  }).observe({ type: 'mark', buffered: true });
}
