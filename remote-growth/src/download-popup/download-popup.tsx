import { useCallback, useState } from 'react';
import { askedFor } from '../asked-for';
import { useOffer } from '../download-bar/use-offer';
import { useTurn } from '../turns/turns';
import { Popup } from './popup';
import { useUnaskedPopup } from './use-unasked';

/** The popup for the merchant's app: by itself once a session, in its turn, or at a tap on the download button. */
export function DownloadPopup() {
  const offer = useOffer();
  const [isOver, setOver] = useState(false);
  const isAskedFor = askedFor.use() === 'popup';
  const isDue = useUnaskedPopup(offer);
  const isOurTurn = useTurn('download-popup', isDue && !isOver && !isAskedFor);
  const end = useCallback(() => {
    setOver(true);
    if (askedFor.get() === 'popup') askedFor.set(undefined);
  }, []);
  const { setting } = offer;
  if (setting === undefined || !(isAskedFor || isOurTurn)) return null;
  return <Popup offer={{ ...offer, setting }} onGone={end} />;
}
