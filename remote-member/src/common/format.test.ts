/** @jest-environment jsdom */

import { changeLanguage } from '@tessera/shell/i18n';
import { provideVisits } from '@tessera/shell/testing';
import { act, renderHook } from '@testing-library/react';
import { usePercentFormat } from './format';

provideVisits();

test('a percentage is written in the form of the language, with Western digits', async () => {
  const { result } = renderHook(usePercentFormat);
  expect(['35', '12.5'].map(result.current)).toEqual(['35%', '12.5%']);
  await act(() => changeLanguage('AR'));
  expect(result.current('35')).toContain('35');
});
