export type Labels = Readonly<Partial<Record<string, string | number>>>;

/** A counter, gauge or histogram. */
interface Metric {
  get(): Promise<{ readonly values: ReadonlyArray<{ readonly labels: Labels }> }>;
  remove(labels: Labels): void;
}

/** Removes the series of a metric whose labels are of no more use, so that versions of the past take no memory. */
export async function forgetSeries(metric: Metric, isCurrent: (labels: Labels) => boolean): Promise<void> {
  const { values } = await metric.get();
  for (const { labels } of values) {
    if (isCurrent(labels)) continue;
    // The bound of a bucket is no label of the histogram itself.
    const { le: _, ...own } = labels;
    metric.remove(own);
  }
}
