import { Held, Row, type Story } from '../story';
import { Chip } from './chip';

export const chipStory: Story = {
  component: 'Chip',
  states: {
    'off and on': ({ slots, sports }) => (
      <Held start={true}>
        {(on, change) => (
          <Row>
            <Chip selected={on} onClick={() => change(true)}>
              {slots}
            </Chip>
            <Chip selected={!on} onClick={() => change(false)}>
              {sports}
            </Chip>
          </Row>
        )}
      </Held>
    ),
    label: ({ new: word, notificationsDetail }) => (
      <Row>
        <Chip>{word}</Chip>
        <Chip>{notificationsDetail}</Chip>
      </Row>
    ),
  },
};
