import type { RemoteModule } from '@tessera/remote';

/** The code of a remote, as its pages wait for it. Rejects with RemoteFault. */
type Code = Promise<RemoteModule>;

/** How far the load of one remote is. */
export type LoadState =
  /** Nothing was requested yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly code: Code; readonly isReplacing: boolean }
  /** The version that this device got runs. */
  | {
      readonly status: 'ready';
      readonly code: Code;
      readonly version: string;
      readonly isReplacing: boolean;
    }
  /** Another version runs in its place while the page lives. */
  | { readonly status: 'replaced'; readonly code: Code; readonly version: string }
  /** No version could be loaded. The next request loads again. */
  | { readonly status: 'failed'; readonly code: Code }
  /** Its code does not fit. It stays refused while the page lives. */
  | { readonly status: 'refused'; readonly code: Code };

/** Everything that can happen to the load of a remote. */
export type LoadEvent =
  | { readonly type: 'requested' | 'refused'; readonly code: Code }
  | { readonly type: 'loaded'; readonly version: string }
  | { readonly type: 'failed' }
  /** The load of another version began, or ended without one. */
  | { readonly type: 'replacing' | 'notReplaced' }
  | { readonly type: 'replaced'; readonly code: Code; readonly version: string };

/** The state after an event. The end of a load that is no longer awaited changes nothing. */
export function reduce(state: LoadState, event: LoadEvent): LoadState {
  switch (event.type) {
    case 'requested':
      return { status: 'loading', code: event.code, isReplacing: false };
    case 'loaded':
      if (state.status !== 'loading') return state;
      return { status: 'ready', code: state.code, version: event.version, isReplacing: false };
    case 'failed':
      return state.status === 'loading' ? { status: 'failed', code: state.code } : state;
    case 'replacing':
    case 'notReplaced':
      return 'isReplacing' in state ? { ...state, isReplacing: event.type === 'replacing' } : state;
    case 'replaced':
      return { status: 'replaced', code: event.code, version: event.version };
    case 'refused':
      return { status: 'refused', code: event.code };
  }
}

/** Whether another version runs in the place of the one that this device got, or is being loaded to do so. */
export const isReplaced = (state: LoadState): boolean =>
  state.status === 'replaced' || ('isReplacing' in state && state.isReplacing);
