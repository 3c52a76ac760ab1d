import { ignore, type Story } from '../story';
import { RetryLine } from './retry-line';

export const retryLineStory: Story = {
  component: 'RetryLine',
  states: {
    failed: ({ errorLine, retry }) => <RetryLine message={errorLine} retryLabel={retry} onRetry={ignore} />,
    'long text': ({ longText, retry }) => (
      <RetryLine message={longText} retryLabel={retry} onRetry={ignore} />
    ),
  },
};
