import { useLanguage, useText } from '@tessera/shell/i18n';
import { useSession } from '@tessera/shell/session';
import { Checkbox, Dialog } from '@tessera/ui';
import { useState } from 'react';
import type { AppAnnouncement } from '../../common/announcement';
import { usePrompt } from '../../common/prompt-queue';
import { Carousel } from './carousel';
import styles from './carousel.module.css';
import { closeAnnouncements } from './closed-announcements';
import { FloatingAnnouncement } from './floating-announcement';
import { useAnnouncements } from './use-announcements';

/** The merchant's announcements in a dialog, once a day. A checkbox closes them for good (R2.62). */
function AnnouncementDialog({ announcements }: { readonly announcements: readonly AppAnnouncement[] }) {
  const text = useText('growth');
  const [isClosed, setClosed] = useState(false);
  const [isForGood, setForGood] = useState(false);
  const isPrompted = usePrompt('announcements', announcements.length > 0 && !isClosed);
  const close = () => {
    closeAnnouncements(announcements, isForGood ? 'never' : 'tomorrow');
    setClosed(true);
  };
  return (
    <Dialog
      open={isPrompted}
      title={text('announcements')}
      closeLabel={text('announcements_close')}
      onClose={close}
    >
      <Carousel announcements={announcements} onLeave={close} />
      <Checkbox
        className={styles.never}
        label={text('announcements_never')}
        checked={isForGood}
        onChange={setForGood}
      />
    </Dialog>
  );
}

function CurrentAnnouncements() {
  const { popups, floats } = useAnnouncements();
  const [float] = floats.filter(({ image }) => image !== undefined);
  return (
    <>
      <AnnouncementDialog announcements={popups} />
      {float && <FloatingAnnouncement announcement={float} />}
    </>
  );
}

/** All announcements. They start again for another member and in another language. */
export default function Announcements() {
  const language = useLanguage();
  const session = useSession();
  return <CurrentAnnouncements key={`${session?.id ?? ''} ${language}`} />;
}
