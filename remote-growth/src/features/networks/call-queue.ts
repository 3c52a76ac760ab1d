/** A global function that queues its calls until a script is loaded and processes them. */
interface CallQueue {
  (...args: unknown[]): void;
  /** Set by the script, which handles all later calls. */
  callMethod?: (...args: unknown[]) => void;
  exe?: (...args: unknown[]) => void;
  push?: CallQueue;
  queue: unknown[][];
  loaded: boolean;
  version: string;
}

/** The stub that the scripts of Meta and X expect. Meta's script sets `callMethod`, that of X sets `exe`. */
export function callQueue(version: string): CallQueue {
  const queue: unknown[][] = [];
  const call = (...args: unknown[]) => {
    const handle = stub.callMethod ?? stub.exe;
    if (handle) handle(...args);
    else queue.push(args);
  };
  const stub: CallQueue = Object.assign(call, { queue, loaded: true, version });
  stub.push = stub;
  return stub;
}
