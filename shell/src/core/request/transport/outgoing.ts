/** A call as it is sent. */
export interface Outgoing {
  readonly path: string;
  readonly method: string;
  /** In ms. */
  readonly timeout: number;
  /** The number of concurrent calls on this path. */
  readonly concurrency?: number | undefined;
  readonly headers: Record<string, string>;
  readonly params?: object;
  readonly data?: unknown;
  readonly signal?: AbortSignal;
  /** Called with the sent share of the body, from 0 to 1. */
  readonly onUpload?: (share: number) => void;
}
