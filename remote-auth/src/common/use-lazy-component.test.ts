/** @jest-environment jsdom */
import { provideVisits } from '@tessera/shell/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLazyComponent } from './use-lazy-component';

provideVisits();

const Part = () => null;
const watch = async (load: () => Promise<typeof Part>, onFailure?: () => void) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { result } = renderHook(() => useLazyComponent(true, load, 'the part', onFailure));
  await act(async () => undefined);
  expect(warned.mock.calls).toEqual([['[tessera] the code of the part could not be loaded']]);
  warned.mockRestore();
  return result;
};
const failingOnce = () => jest.fn().mockRejectedValueOnce(new Error('chunk 7')).mockResolvedValue(Part);

test('a component that did not load is loaded when the gateway is reached again', async () => {
  const result = await watch(failingOnce());
  expect(result.current).toBeUndefined();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current).toBe(Part));
});

test('a component that the member asked for waits until it is asked for again', async () => {
  const onFailure = jest.fn();
  const load = failingOnce();
  const result = await watch(load, onFailure);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current).toBeUndefined();
});
