import { act } from '@testing-library/react';

const advance = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

/** Advances the fake clock, then lets React render and the prompt queue continue. */
export async function pass(ms: number): Promise<void> {
  await advance(ms);
  for (let round = 0; round < 3; round++) await advance(0);
}
