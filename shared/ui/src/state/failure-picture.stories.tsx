import type { Story } from '../story';
import { FailurePicture } from './failure-picture';

export const failurePictureStory: Story = {
  component: 'FailurePicture',
  states: {
    offline: () => <FailurePicture kind="offline" />,
    server: () => <FailurePicture kind="server" />,
    code: () => <FailurePicture kind="code" />,
    missing: () => <FailurePicture kind="missing" />,
    forbidden: () => <FailurePicture kind="forbidden" />,
    game: () => <FailurePicture kind="game" />,
  },
};
