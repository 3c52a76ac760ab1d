/** @jest-environment jsdom */

import { provideRelease } from '../../testing';
import { deviceId } from '../environment';
import { changeLanguage } from '../i18n';
import { adoptStorage } from '../storage/stored-value';
import { keepAttribution } from './attribution';

const { merchant } = provideRelease();

test('the browser keeps device id, language, merchant and tid [R3.12]', async () => {
  const cookies = jest.spyOn(document, 'cookie', 'set');
  history.replaceState(null, '', '/m/home?tid=77');
  const id = deviceId();
  adoptStorage(merchant.code);
  keepAttribution(location);
  await changeLanguage('AR');

  expect(id).toHaveLength(36);
  expect(localStorage.getItem('tessera:device-id')).toBe(id);
  expect(cookies).toHaveBeenCalledWith(`deviceId=${id}; path=/; max-age=${365 * 86_400}; samesite=lax`);
  expect(localStorage.getItem('tessera:language')).toBe('AR');
  expect(JSON.parse(localStorage.getItem('tessera:storage') ?? '')).toMatchObject({ merchant: 'demo' });
  expect(JSON.parse(localStorage.getItem('tid') ?? '')).toBe('77');
});
