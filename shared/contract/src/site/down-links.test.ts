import * as v from 'valibot';
import { downLinks, downloadLinkTypes } from './down-links';

test('each way to the app has an address, and lists of links of the known types; banners have a group [R3.29, R3.30]', () => {
  const links = downloadLinkTypes.map((resourceType) => ({ resourceType, url: `/${resourceType}` }));
  const way = { url: 'https://app.test/a', resources: links, downLink: links };
  const given = {
    IOS: way,
    Android: way,
    MOBILECONFIG: way,
    banners: [{ groupName: 'm_popup1', url: '/1' }],
  };
  expect(v.parse(downLinks, given)).toEqual(given);
});

test('what cannot be read is left out alone [R3.29]', () => {
  const given = {
    IOS: 'nowhere',
    Android: {
      url: '/a.apk',
      downLink: [{ resourceType: 'Symbian', url: '/s' }, { resourceType: 'HOMESCREEN' }],
    },
    banners: [{ url: '/1' }, { groupName: 'm_popup2', url: '/2' }],
  };
  expect(v.parse(downLinks, given)).toEqual({
    IOS: undefined,
    Android: { url: '/a.apk', resources: [], downLink: [{ resourceType: 'HOMESCREEN', url: '' }] },
    banners: [{ groupName: 'm_popup2', url: '/2' }],
  });
});
