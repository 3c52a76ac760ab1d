import { Component, type ReactNode, startTransition } from 'react';

interface Props {
  /** What to show instead of the part that failed. */
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  readonly onFault: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Limits the failure of one part of a remote to that part. `retry` renders the part again, without a reload. */
export class Boundary extends Component<Props, { failed: boolean; error?: unknown }> {
  override state: { failed: boolean; error?: unknown } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  retry = () => startTransition(() => this.setState({ failed: false }));

  override render() {
    return this.state.failed ? this.props.fallback(this.retry, this.state.error) : this.props.children;
  }
}
