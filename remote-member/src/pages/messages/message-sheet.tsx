import trash from '@phosphor-icons/core/assets/regular/trash.svg';
import { useText } from '@tessera/shell/i18n';
import { safeTarget, useGo } from '@tessera/shell/navigation';
import { Button, Sheet } from '@tessera/ui';
import { useTimeFormat } from '../../common/format';
import { MerchantText } from '../../common/merchant-text';
import styles from './message-sheet.module.css';

export interface MessageSheetProps {
  message: {
    readonly title: string;
    readonly content: string;
    /** In ms since 1970. */
    readonly at?: number | undefined;
    readonly link?: string | null | undefined;
  };
  onClose: () => void;
  /** Absent if the message cannot be deleted. */
  onDelete?: () => void;
}

/** A whole message, with buttons that open its link and delete it. */
export function MessageSheet({ message, onClose, onDelete }: MessageSheetProps) {
  const text = useText('member');
  const formatTime = useTimeFormat();
  const go = useGo();
  const target = safeTarget(message.link);
  return (
    <Sheet
      open
      onClose={onClose}
      title={message.title}
      closeLabel={text('close')}
      actions={
        (target || onDelete) && (
          <>
            {target && (
              <Button block onClick={() => go(target)}>
                {text('message_open')}
              </Button>
            )}
            {onDelete && (
              <Button block variant="ghost" icon={trash} onClick={onDelete}>
                {text('message_delete')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={styles.at}>{formatTime(message.at)}</p>
      <MerchantText html={message.content} />
    </Sheet>
  );
}
