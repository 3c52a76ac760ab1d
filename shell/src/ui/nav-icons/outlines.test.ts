/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { provideGateway, provideRelease } from '../../testing';
import { useNavOutlines } from './outlines';

let mockIsMissing = true;
jest.mock('./regular', () => {
  if (mockIsMissing) throw new Error('chunk 7');
  return jest.requireActual('./regular');
});
provideRelease();
provideGateway();

test('icons that did not come are loaded when the gateway is reached again', async () => {
  const { result } = renderHook(() => useNavOutlines('regular'));
  await act(async () => undefined);
  expect(result.current).toBeUndefined();
  mockIsMissing = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current?.entries).toBeDefined());
});
