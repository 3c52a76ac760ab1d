import { Row, type Story } from '../story';
import { Flag } from './flag';
import { loadLanguageFlag } from './load-language-flag';

export const flagStory: Story = {
  component: 'Flag',
  states: {
    drawn: () => (
      <Row>
        <Flag country="TH" load={loadLanguageFlag} />
        <Flag country="JP" load={loadLanguageFlag} />
        <Flag country="FR" load={loadLanguageFlag} />
      </Row>
    ),
    'unknown country': () => <Flag country="ZZ" load={loadLanguageFlag} />,
  },
};
