import { ignore, type Story } from '../story';
import { ErrorState } from './error-state';

export const errorStateStory: Story = {
  component: 'ErrorState',
  states: {
    failed: ({ errorTitle, errorText, retry }) => (
      <ErrorState title={errorTitle} text={errorText} retryLabel={retry} onRetry={ignore} />
    ),
    'without a connection': ({ errorTitle, retry }) => (
      <ErrorState kind="offline" title={errorTitle} retryLabel={retry} onRetry={ignore} />
    ),
    'being retried': ({ errorTitle, retry }) => (
      <ErrorState title={errorTitle} retryLabel={retry} onRetry={ignore} busy />
    ),
    'long text': ({ longLabel, longText, retry }) => (
      <ErrorState title={longLabel} text={longText} retryLabel={retry} onRetry={ignore} />
    ),
  },
};
