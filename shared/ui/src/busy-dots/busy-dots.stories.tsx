import type { Story } from '../story';
import { BusyDots } from './busy-dots';

export const busyDotsStory: Story = {
  component: 'BusyDots',
  states: {
    'over its place': () => (
      <div style={{ position: 'relative', blockSize: 44 }}>
        <BusyDots />
      </div>
    ),
  },
};
