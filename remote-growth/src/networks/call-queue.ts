/** A global function that keeps its calls until a script takes them over. */
interface CallQueue {
  (...args: unknown[]): void;
  /** Set by the script: from then on calls go straight to it. */
  callMethod?: (...args: unknown[]) => void;
  exe?: (...args: unknown[]) => void;
  push?: CallQueue;
  queue: unknown[][];
  loaded: boolean;
  version: string;
}

/** The stub of Meta and X: the one's script sets `callMethod`, the other's `exe`. */
export function callQueue(version: string): CallQueue {
  const queue: unknown[][] = [];
  const call = (...args: unknown[]) => {
    const straight = stub.callMethod ?? stub.exe;
    if (straight) straight(...args);
    else queue.push(args);
  };
  const stub: CallQueue = Object.assign(call, { queue, loaded: true, version });
  stub.push = stub;
  return stub;
}
