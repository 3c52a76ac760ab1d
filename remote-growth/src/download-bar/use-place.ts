import { useLocation } from '@tessera/shell/navigation';
import { useState } from 'react';

/**
 * Where the bar lies. It comes when its page has long been painted: at the top it would push that page down or cover
 * what matters most of it, so there it floats above the bottom navigation. The pages after it are laid out below it.
 */
export function usePlace(): 'floating' | 'top' {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (pathname !== first && !left) setLeft(true);
  return left ? 'top' : 'floating';
}
