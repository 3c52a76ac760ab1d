import { brokenPicture, portrait, Row, type Story } from '../story';
import { Avatar } from './avatar';

export const avatarStory: Story = {
  component: 'Avatar',
  states: {
    'initials, and a picture that failed': ({ name }) => (
      <Row>
        <Avatar name={name} />
        <Avatar name="m" />
        <Avatar name={name} src={brokenPicture} />
      </Row>
    ),
    picture: ({ name }) => (
      <Row>
        <Avatar name={name} src={portrait} size={28} />
        <Avatar name={name} src={portrait} />
        <Avatar name={name} src={portrait} size={72} />
      </Row>
    ),
  },
};
