/**
 * The part of the global scope that the workers use. TypeScript's own types for it conflict with those of a page, which
 * the rest of the shell needs.
 */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    unregister(): Promise<boolean>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

export interface WindowClient {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden' | 'prerender';
  postMessage(message: unknown, ports: readonly MessagePort[]): void;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

declare global {
  /** Workbox needs this name. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }

  interface Window {
    /** The build replaces it with the shell's main files. */
    readonly __WB_MANIFEST: readonly {
      readonly url: string;
      readonly revision: null;
      readonly integrity: string;
    }[];
  }
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly message: ExtendableEvent & { readonly data: unknown };
  readonly push: ExtendableEvent & { readonly data: { json(): unknown } | null };
  readonly notificationclick: ExtendableEvent & { readonly notification: Notification };
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope;
