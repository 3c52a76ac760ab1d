import { withTimeout } from '@tessera/remote';
import { useText } from '@tessera/shell/i18n';
import { useReachedAgain } from '@tessera/shell/request';
import { RetryLine } from '@tessera/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** In ms. */
const TIMEOUT = 10_000;

/**
 * A part of a form whose code loads when it is shown. After a failure it says so, with a retry, and loads again when the
 * gateway is reached again: `React.lazy` would keep the failure while the page lives.
 * @param waiting what to show until the code is there
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const text = useText('auth');
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(loaded ? 'ready' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return;
      withTimeout(load(), TIMEOUT, () => new Error('no code in time')).then(
        (code) => {
          loaded = code.default;
          setState('ready');
        },
        () => setState('failed'),
      );
    }, [state]);
    const retry = () => setState('waiting');
    useReachedAgain(state === 'failed', retry);
    if (state === 'failed')
      return <RetryLine message={text('unknown_error')} retryLabel={text('retry')} onRetry={retry} />;
    const Part = loaded;
    return Part ? <Part {...props} /> : waiting;
  };
}
