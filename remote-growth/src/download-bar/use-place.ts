import { useLocation } from '@tessera/shell/navigation';
import { useState } from 'react';

/**
 * Where the bar lies. It comes when its page has long been painted, so it lies over that page and moves nothing;
 * the pages after it are laid out with the bar above them.
 */
export function usePlace(): 'over' | 'above' {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (pathname !== first && !left) setLeft(true);
  return left ? 'above' : 'over';
}
