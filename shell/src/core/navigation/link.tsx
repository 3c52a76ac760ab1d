import { safeTarget } from '@tessera/contract';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { withKept } from '../../platform/kept-parameters';
import { useGo } from './go';
import { useLocation } from './location';
import { prefetchPath } from './prefetch';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** In-app path. */
  readonly to: string;
  readonly replace?: boolean;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented);

/** A link within the app, with the kept query parameters (R2.22); an unsafe target gets no `href`. */
export function Link({ to, replace = false, onClick, onPointerDown, ...rest }: LinkProps) {
  const { search } = useLocation();
  const go = useGo();
  const target = safeTarget(to);
  return (
    <a
      {...rest}
      href={target === undefined ? undefined : withKept(target, search)}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (target !== undefined) prefetchPath(target);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || rest.target === '_blank') return;
        event.preventDefault();
        go(to, { replace });
      }}
    />
  );
}
