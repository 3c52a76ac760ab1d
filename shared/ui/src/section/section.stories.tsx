import { Button } from '../button/button';
import { Card } from '../card/card';
import type { Story } from '../story';
import { Section } from './section';

export const sectionStory: Story = {
  component: 'Section',
  states: {
    plain: ({ popular, offerText }) => (
      <Section title={popular}>
        <Card padded>{offerText}</Card>
      </Section>
    ),
    'with an action': ({ popular, seeAll, offerText }) => (
      <Section
        title={popular}
        action={
          <Button size="s" variant="ghost">
            {seeAll}
          </Button>
        }
      >
        <Card padded>{offerText}</Card>
      </Section>
    ),
    'long title': ({ longLabel, seeAll, offerText }) => (
      <Section
        title={longLabel}
        action={
          <Button size="s" variant="ghost">
            {seeAll}
          </Button>
        }
      >
        <Card padded>{offerText}</Card>
      </Section>
    ),
  },
};
