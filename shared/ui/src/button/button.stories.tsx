import wallet from '@phosphor-icons/core/assets/bold/wallet-bold.svg';
import { Row, type Story, type Words } from '../story';
import { Button, type ButtonProps } from './button';

const each =
  (props: ButtonProps) =>
  ({ deposit, withdraw, cancel, closeAccount }: Words) => (
    <Row>
      <Button {...props}>{deposit}</Button>
      <Button {...props} variant="secondary">
        {withdraw}
      </Button>
      <Button {...props} variant="ghost">
        {cancel}
      </Button>
      <Button {...props} variant="danger">
        {closeAccount}
      </Button>
    </Row>
  );

export const buttonStory: Story = {
  component: 'Button',
  states: {
    idle: each({}),
    small: each({ size: 's' }),
    'with an icon': each({ icon: wallet }),
    busy: each({ busy: true }),
    disabled: each({ disabled: true }),
    'as wide as its place': ({ deposit }) => <Button block>{deposit}</Button>,
    'long text': ({ longAction }) => (
      <Button block icon={wallet}>
        {longAction}
      </Button>
    ),
  },
};
