import { useCallback, useEffect, useState } from 'react';
import { askedFor } from '../asked-for';
import { useTurn } from '../turns/turns';
import { InstallSheet } from './install-sheet';
import { useUnaskedInstall } from './use-unasked';
import { watchInstalled } from './watch-installed';

/** The question whether to put the site on the home screen: by itself once a visit, in its turn, or at a tap. */
export function InstallQuestion() {
  const isAskedFor = askedFor.use() === 'install';
  const [isOver, setOver] = useState(false);
  const isReady = useUnaskedInstall();
  const isOurTurn = useTurn('install', isReady && !isOver && !isAskedFor);
  const end = useCallback(() => {
    setOver(true);
    if (askedFor.get() === 'install') askedFor.set(undefined);
  }, []);
  useEffect(watchInstalled, []);
  return isAskedFor || isOurTurn ? <InstallSheet onGone={end} /> : null;
}
