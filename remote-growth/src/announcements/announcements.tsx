import { useText } from '@tessera/shell/i18n';
import { Checkbox, Dialog } from '@tessera/ui';
import { useState } from 'react';
import { useTurn } from '../turns/turns';
import { Carousel } from './carousel';
import styles from './carousel.module.css';
import { close } from './seen';
import type { Slide } from './use-announcements';

/** What the merchant announces, in a dialog: once a day, or never again where the visitor wishes so (R2.62). */
export function Announcements({ slides }: { readonly slides: readonly Slide[] }) {
  const text = useText('growth');
  const [isClosed, setClosed] = useState(false);
  const [isForGood, setForGood] = useState(false);
  const isOurTurn = useTurn('announcements', slides.length > 0 && !isClosed);
  const leave = () => {
    close(slides, isForGood ? 'never' : 'tomorrow');
    setClosed(true);
  };
  return (
    <Dialog
      open={isOurTurn}
      title={text('announcements')}
      closeLabel={text('announcements_close')}
      onClose={leave}
    >
      <Carousel slides={slides} onLeave={leave} />
      <Checkbox
        className={styles.never}
        label={text('announcements_never')}
        checked={isForGood}
        onChange={setForGood}
      />
    </Dialog>
  );
}
