/** @jest-environment jsdom */
import { siteStatus } from '@tessera/contract';
import * as v from 'valibot';
import { provideRelease } from '../../testing';
import { shownLanguages, shownTemplate } from './shown-values';

provideRelease({ merchant: { template: 'MT8803', languages: ['EN', 'CN', 'AR'] } });

const template = (templateId: unknown) =>
  shownTemplate(v.parse(siteStatus, { mobileTemplate: { templateId } }));

test('the gateway’s template wins over the description’s, unless it is absent or unknown [R2.32a]', () => {
  expect(template('MT8806')).toBe('MT8806');
  for (const unusable of [undefined, null, 'MT9999', '', 7]) expect(template(unusable)).toBe('MT8803');
});

test('the gateway orders and narrows the languages of the description, and adds none [R1.10b]', () => {
  expect(shownLanguages(['AR', 'TH', 'EN'])).toEqual(['AR', 'EN']);
  for (const unusable of [undefined, [], ['TH'], ['XX']])
    expect(shownLanguages(unusable)).toEqual(['EN', 'CN', 'AR']);
});
