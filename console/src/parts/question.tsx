import { Button, Dialog } from '@tessera/ui';
import type { ReactNode } from 'react';
import { t } from '../texts';

interface QuestionProps {
  readonly title: string;
  readonly yes: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
}

/** A question before something is written. */
export function Question({ title, yes, danger = false, busy, onYes, onNo, children }: QuestionProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button variant="secondary" onClick={onNo}>
            {t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
