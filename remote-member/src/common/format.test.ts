/** @jest-environment jsdom */

import { changeLanguage } from '@tessera/shell/i18n';
import { provideVisits } from '@tessera/shell/testing';
import { act, renderHook } from '@testing-library/react';
import { usePercent } from './use-percent';

provideVisits();

test('a percentage is written as the language does, in Western digits', async () => {
  const { result } = renderHook(usePercent);
  expect(['35', '12.5'].map(result.current)).toEqual(['35%', '12.5%']);
  await act(() => changeLanguage('AR'));
  expect(result.current('35')).toContain('35');
});
