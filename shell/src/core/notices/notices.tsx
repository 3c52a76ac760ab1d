import { Button, Dialog } from '@tessera/ui';
import { useStore } from 'zustand';
import { useText } from '../../platform/i18n';
import { Boundary } from '../boundary';
import styles from './notices.module.css';
import { dropNotices, type Notices as NoticeLists, noticeStore } from './store';

function OpenNotices({ dialogs, toasts, loadings }: NoticeLists) {
  const t = useText('shell');
  const dialog = dialogs[0];
  const isQuestion = dialog?.cancelLabel !== undefined;
  const cover = loadings.at(-1);
  return (
    <>
      {dialog && (
        <Dialog
          key={dialog.id}
          open
          title={dialog.title ?? t('notice')}
          onClose={() => dialog.settle(false)}
          actions={
            <>
              {isQuestion && (
                <Button variant="secondary" onClick={() => dialog.settle(false)}>
                  {dialog.cancelLabel || t('cancel')}
                </Button>
              )}
              <Button variant={dialog.tone ?? 'primary'} onClick={() => dialog.settle(true)}>
                {dialog.confirmLabel ?? t('confirm')}
              </Button>
            </>
          }
        >
          <p className={styles.message}>{dialog.message}</p>
        </Dialog>
      )}
      <div className={styles.toasts} aria-live="polite" role="status">
        {toasts.map((toast) => (
          <p key={toast.id} className={styles.toast} data-tone={toast.tone}>
            {toast.picture && <img src={toast.picture} alt="" referrerPolicy="no-referrer" />}
            {toast.message}
          </p>
        ))}
      </div>
      {cover && (
        <div className={styles.cover} role="status">
          <span className={styles.pulse} aria-hidden="true" />
          <span>{cover.message ?? t('loading')}</span>
        </div>
      )}
    </>
  );
}

/** The alerts, questions, toasts and loading covers of the page. If one cannot be shown, all are dropped, and later ones work. */
export function Notices() {
  const notices = useStore(noticeStore);
  return (
    <Boundary onFault={dropNotices} retryOn={notices}>
      <OpenNotices {...notices} />
    </Boundary>
  );
}
