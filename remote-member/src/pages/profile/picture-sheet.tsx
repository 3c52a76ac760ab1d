import { saveMemberProfile } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { call } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { Avatar, Sheet } from '@tessera/ui';
import { useSubmit } from '../../common/use-submit';
import { pictureAddress } from '../../features/member-profile';
import styles from './profile.module.css';

export interface PictureSheetProps {
  chosen: number | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** The merchant's profile pictures, as many as PROFILE_ICON_COUNT says (R3.25). A tap chooses one and saves it. */
export function PictureSheet({ chosen, onClose, onChanged }: PictureSheetProps) {
  const text = useText('member');
  const count = useSite((site) => site.gw.PROFILE_ICON_COUNT);
  const { busy, reason, submit } = useSubmit();
  const choose = (picture: number) =>
    submit(async () => {
      await call(saveMemberProfile, { picture }, { alert: false });
      onChanged();
    });
  return (
    <Sheet open onClose={onClose} title={text('profile_picture')} closeLabel={text('close')}>
      <div className={styles.pictures}>
        {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
          <button
            key={number}
            type="button"
            disabled={busy}
            aria-pressed={number === chosen}
            onClick={() => void choose(number)}
            className={styles.choice}
          >
            <Avatar
              name={text('picture_named', { number: String(number) })}
              src={pictureAddress(number)}
              size={72}
            />
          </button>
        ))}
      </div>
      <p role="alert" className={styles.reason}>
        {reason}
      </p>
    </Sheet>
  );
}
