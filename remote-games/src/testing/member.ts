import type { MemberType } from '@tessera/contract';
import { signIn } from '@tessera/shell/session';
import { act } from '@testing-library/react';

/** Signs a member in, by default an ordinary one. */
export const signInMember = (userName = 'lucky_star', customerType: MemberType = 0): void =>
  act(() => signIn({ id: '7', token: 'token-7', userName, customerType }));
