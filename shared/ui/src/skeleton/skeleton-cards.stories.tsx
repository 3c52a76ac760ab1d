import type { Story } from '../story';
import { SkeletonCards } from './skeleton-cards';

export const skeletonCardsStory: Story = {
  component: 'SkeletonCards',
  states: { 'two cards': () => <SkeletonCards count={2} height={72} /> },
};
