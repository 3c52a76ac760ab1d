import empty from '@phosphor-icons/core/assets/regular/prohibit.svg';
import type { Endpoint } from '@tessera/contract';
import { failureText } from '@tessera/shell/notices';
import { absenceOf } from '@tessera/shell/request';
import { EmptyState } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { GamesButton } from './games-button';

/** Takes the place of what the gateway does not have, and leads to the games. */
export const NotOffered = ({ error }: { error: unknown }) => (
  <EmptyState icon={empty} title={failureText(error)} action={<GamesButton variant="secondary" />} />
);

export interface OfferedProps {
  /** The calls that a form sends. */
  calls: readonly Pick<Endpoint, 'name'>[];
  children: ReactNode;
}

/**
 * Renders a form, or a notice that it is not offered if the gateway is known to lack one of its calls. This is decided
 * when the form appears. A form that finds it out when it is sent stays on the screen with its input.
 */
export function Offered({ calls, children }: OfferedProps) {
  const [absence] = useState(() => calls.map(absenceOf).find(Boolean));
  return absence ? <NotOffered error={absence} /> : children;
}
