import bell from '@phosphor-icons/core/assets/regular/bell.svg';
import search from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import { IconButton } from '../icon-button/icon-button';
import { ignore, type Story } from '../story';
import { Page } from './page';

export const pageStory: Story = {
  component: 'Page',
  screen: 220,
  states: {
    'title and actions': ({ wallet, search: find, messages, offerText }) => (
      <Page
        title={wallet}
        actions={
          <>
            <IconButton icon={search} label={find} />
            <IconButton icon={bell} label={messages} badge={3} />
          </>
        }
      >
        <p>{offerText}</p>
      </Page>
    ),
    'a way back': ({ deposit, back, offerText }) => (
      <Page title={deposit} onBack={ignore} backLabel={back}>
        <p>{offerText}</p>
      </Page>
    ),
    'long title': ({ longLabel, back, messages, offerText }) => (
      <Page
        title={longLabel}
        onBack={ignore}
        backLabel={back}
        actions={<IconButton icon={bell} label={messages} />}
      >
        <p>{offerText}</p>
      </Page>
    ),
    'no header': ({ longText }) => (
      <Page>
        <p>{longText}</p>
      </Page>
    ),
  },
};
