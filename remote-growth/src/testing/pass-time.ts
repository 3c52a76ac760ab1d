import { act } from '@testing-library/react';

const advance = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

/** Lets a stopped clock go on; what React makes of it, and the turn that may follow, come right after it. */
export async function pass(ms: number): Promise<void> {
  await advance(ms);
  for (let round = 0; round < 3; round++) await advance(0);
}
