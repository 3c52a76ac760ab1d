/** Closes what runs when the process is asked to end, and makes sure that it does end. */
export function stopWithProcess(product: { close(): Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 5_000).unref();
      void product.close().then(() => process.exit(0));
    });
  }
}

/** Ends this process when the one that started it is gone without a word: a server that stays would hold its ports. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 2_000).unref();
}
