import { signIn } from '@tessera/shell/session';
import { act } from '@testing-library/react';

/** Signs a plain member in. */
export const signInMember = (userName = 'lucky_star'): void =>
  act(() => signIn({ id: '7', token: 'token-7', userName, customerType: 0 }));
