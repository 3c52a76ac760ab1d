import type { MemberType } from '@tessera/contract';
import { signIn, signOut } from '@tessera/shell/session';
import { act, cleanup } from '@testing-library/react';

/** Signs in a member of a type for one test. */
export const signInAs = (customerType: MemberType = 0): void =>
  signIn({ id: '7', token: 'token', userName: 'lena', customerType });

/** Unmounts the page and signs out after each test of a file. */
export function provideMembers(): void {
  afterEach(async () => {
    cleanup();
    await act(() => signOut());
  });
}
