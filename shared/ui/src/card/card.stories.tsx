import { ignore, type Story, type Words } from '../story';
import { Card, type CardProps } from './card';

const filled =
  (props: Omit<CardProps, 'children'>) =>
  ({ offer, offerText }: Words) => (
    <Card {...props}>
      <strong>{offer}</strong>
      <p>{offerText}</p>
    </Card>
  );

export const cardStory: Story = {
  component: 'Card',
  states: {
    'with space inside': filled({ padded: true }),
    'without space inside': filled({}),
    'a button': filled({ padded: true, onClick: ignore }),
    'long text': ({ longText }) => (
      <Card padded>
        <p>{longText}</p>
      </Card>
    ),
  },
};
