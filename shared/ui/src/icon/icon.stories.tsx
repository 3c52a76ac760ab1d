import arrow from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg';
import wallet from '@phosphor-icons/core/assets/regular/wallet.svg';
import { Row, type Story } from '../story';
import { Icon } from './icon';

export const iconStory: Story = {
  component: 'Icon',
  states: {
    sizes: () => (
      <Row>
        <Icon path={wallet} size={16} />
        <Icon path={wallet} />
        <Icon path={wallet} size={48} />
      </Row>
    ),
    'mirrored from right to left': () => <Icon path={arrow} mirror />,
  },
};
