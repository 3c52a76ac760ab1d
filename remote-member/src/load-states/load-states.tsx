import { useText } from '@tessera/shell/i18n';
import type { CallState } from '@tessera/shell/request';
import { ErrorState } from '@tessera/ui';
import type { ReactNode } from 'react';

export interface LoadStatesProps<Value> {
  state: CallState<Value>;
  /** What to say when it could not be had. */
  failed: string;
  /** Stands where the content will. */
  outline: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A call's answer, or its outline while it loads, or its failure with another try. */
export function LoadStates<Value>({ state, failed, outline, children }: LoadStatesProps<Value>) {
  const text = useText('member');
  if (state.value !== undefined) return children(state.value);
  if (state.status === 'failed')
    return (
      <ErrorState
        title={failed}
        text={text('try_again_hint')}
        retryLabel={text('retry')}
        onRetry={state.reload}
      />
    );
  return outline;
}
