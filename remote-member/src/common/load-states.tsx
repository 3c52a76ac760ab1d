import type { CallState } from '@tessera/shell/request';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';

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
  if (state.value !== undefined) return children(state.value);
  if (state.status === 'failed')
    return <LoadFailure title={failed} error={state.error} onRetry={state.reload} />;
  return outline;
}
