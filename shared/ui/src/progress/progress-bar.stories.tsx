import type { Story } from '../story';
import { ProgressBar } from './progress-bar';

export const progressBarStory: Story = {
  component: 'ProgressBar',
  states: {
    empty: ({ wagered }) => <ProgressBar value={0} label={wagered} />,
    'on its way': ({ wagered }) => <ProgressBar value={0.42} label={wagered} />,
    full: ({ wagered }) => <ProgressBar value={1} label={wagered} />,
  },
};
