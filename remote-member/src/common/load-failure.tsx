import { useText } from '@tessera/shell/i18n';
import { failureText } from '@tessera/shell/notices';
import { ErrorState } from '@tessera/ui';

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  /** What the call threw: the cause and the next step are read from it. */
  error: unknown;
  onRetry: () => void;
}

/** A failed call in the place of its content: what is missing, why, and another try. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const text = useText('member');
  return <ErrorState title={title} text={failureText(error)} retryLabel={text('retry')} onRetry={onRetry} />;
}
