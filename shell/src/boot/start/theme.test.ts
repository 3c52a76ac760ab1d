/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { freshPage } from '../../testing/fresh-page';

test('the document gets the gateway’s template if it is known, else that of the description [R2.32a]', async () => {
  await freshPage('/m/home');
  const { siteStore } = await import('../../core/site/store');
  const { watchTemplate } = await import('./theme');
  watchTemplate();
  expect(document.documentElement.dataset.template).toBe('MT8802');
  const wear = (templateId: string) =>
    siteStore.setState(v.parse(siteStatus, { mobileTemplate: { templateId } }), true);
  wear('MT8806');
  expect(document.documentElement.dataset.template).toBe('MT8806');
  wear('MT9999');
  expect(document.documentElement.dataset.template).toBe('MT8802');
});
