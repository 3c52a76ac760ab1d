import { useLanguage } from '@tessera/shell/i18n';
import { useSession } from '@tessera/shell/session';
import { FloatingAnnouncement } from '../floating-announcement/floating-announcement';
import { Announcements } from './announcements';
import { useAnnouncements } from './use-announcements';

function Told() {
  const { popups, floats } = useAnnouncements();
  const [float] = floats.filter(({ image }) => image !== undefined);
  return (
    <>
      <Announcements slides={popups} />
      {float && <FloatingAnnouncement slide={float} />}
    </>
  );
}

/** All announcements; another member, or another language, is told anew. */
export default function Announced() {
  const language = useLanguage();
  const session = useSession();
  return <Told key={`${session?.id ?? ''} ${language}`} />;
}
