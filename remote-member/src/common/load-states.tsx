import { useText } from '@tessera/shell/i18n';
import { failureKind, failureText } from '@tessera/shell/notices';
import { type CallState, isAbsent } from '@tessera/shell/request';
import { ErrorState } from '@tessera/ui';
import type { ReactNode } from 'react';
import { NotOffered } from './not-offered';

export interface LoadFailureProps {
  /** A sentence that says what could not be loaded. */
  title: string;
  /** What the call threw: the cause and the next step are read from it. */
  error: unknown;
  onRetry: () => void;
}

/**
 * Takes the place of content that failed to load: says what is missing and why, and offers a retry. Where the gateway has
 * no such call, says that it is not offered, and leads to the games.
 */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const text = useText('member');
  if (isAbsent(error)) return <NotOffered error={error} />;
  return (
    <ErrorState
      kind={failureKind(error)}
      title={title}
      text={failureText(error)}
      retryLabel={text('retry')}
      onRetry={onRetry}
    />
  );
}

export interface LoadStatesProps<Value> {
  state: CallState<Value>;
  /** A sentence that says what could not be loaded. */
  failed: string;
  /** Takes the place of the content while it loads. */
  outline: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Renders the answer of a call, its outline while it loads, or its failure. */
export function LoadStates<Value>({ state, failed, outline, children }: LoadStatesProps<Value>) {
  if (state.value !== undefined) return children(state.value);
  if (state.status === 'failed')
    return <LoadFailure title={failed} error={state.error} onRetry={state.reload} />;
  return outline;
}
