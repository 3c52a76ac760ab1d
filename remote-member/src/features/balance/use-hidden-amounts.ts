import { storedValue } from '@tessera/shell/environment';
import { useState } from 'react';
import * as v from 'valibot';

const choice = storedValue('local', 'tessera:hidden-amounts', v.boolean());

/** Whether amounts are covered, and the switch for it; the choice stays on the device. */
export function useHiddenAmounts(): readonly [hidden: boolean, toggle: () => void] {
  const [hidden, setHidden] = useState(() => choice.get() ?? false);
  const toggle = () => {
    choice.set(!hidden);
    setHidden(!hidden);
  };
  return [hidden, toggle];
}
