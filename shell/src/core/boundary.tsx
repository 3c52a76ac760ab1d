import { Component, type ReactNode, startTransition } from 'react';

interface Props {
  /** What to show instead of the part that failed. Nothing by default. */
  readonly fallback?: (retry: () => void, error: unknown) => ReactNode;
  readonly onFault?: (error: unknown) => void;
  /** A change of this value renders a part that failed again, for example the path: the part may work on the next page. */
  readonly retryOn?: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly error?: unknown;
}

/** Limits the failure of one part of the page to that part. `retry` renders the part again, without a reload. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault?.(error);
  }

  override componentDidUpdate(before: Props, { failed }: State) {
    // Only what had failed before this update: a failure of the update itself would fail again.
    if (failed && before.retryOn !== this.props.retryOn) this.retry();
  }

  retry = () => startTransition(() => this.setState({ failed: false }));

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback?.(this.retry, this.state.error) ?? null;
  }
}
