/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { siteStore } from '../core/site/store';
import { provideRelease } from '../testing';
import { watchSiteIcon } from './site-icon';

provideRelease();
const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href');
const site = (mobileTemplate: object) => siteStore.setState(v.parse(siteStatus, { mobileTemplate }), true);

test('the tab has the icon of the template, in place of the one of the page [R3.26]', () => {
  document.head.innerHTML = '<link rel="icon" href="/of-the-page.svg">';
  watchSiteIcon();
  expect(icon()).toBe('/of-the-page.svg');
  site({ favicon: '/wps/favicon.svg' });
  expect(icon()).toBe('/wps/favicon.svg');
  site({ favicon: 'javascript:alert(1)' });
  expect(icon()).toBe('/wps/favicon.svg');
});
