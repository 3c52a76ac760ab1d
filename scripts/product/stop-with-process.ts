/** Closes the running servers when the process gets a stop signal, and ends the process. */
export function stopWithProcess(product: { close(): Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 5_000).unref();
      void product.close().then(() => process.exit(0));
    });
  }
}

/** Ends this process when its parent has ended without a signal: a remaining server would block its ports. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 2_000).unref();
}
