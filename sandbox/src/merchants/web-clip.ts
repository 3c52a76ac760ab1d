import { createHash } from 'node:crypto';
import { say } from '../common';
import { homeScreenIcon } from './home-screen-icon';
import type { Merchant } from './merchant';

const escaped = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A UUID that follows from the text, so that installing twice replaces and does not add. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex').toUpperCase();
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const entries = (values: Readonly<Record<string, string | number | boolean | Buffer>>) =>
  Object.entries(values)
    .map(([key, value]) => {
      if (Buffer.isBuffer(value)) return `<key>${key}</key><data>${value.toString('base64')}</data>`;
      if (typeof value === 'boolean') return `<key>${key}</key><${value}/>`;
      return typeof value === 'number'
        ? `<key>${key}</key><integer>${value}</integer>`
        : `<key>${key}</key><string>${escaped(value)}</string>`;
    })
    .join('');

/** The iOS profile that puts the merchant's pages on the home screen, unsigned; `origin` is that of the pages. */
export function webClip(merchant: Merchant, origin: string): string {
  const identifier = `example.${merchant.code}.webclip`;
  const clip = entries({
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.home`,
    PayloadUUID: uuidOf(`${merchant.code} clip ${origin}`),
    PayloadDisplayName: merchant.name,
    Label: merchant.name,
    // The page has no other way to tell a clip from a tab.
    URL: `${origin}/m/home?pwaType=WEBCLIP`,
    Icon: homeScreenIcon(merchant, 192),
    FullScreen: true,
    IgnoreManifestScope: true,
    IsRemovable: true,
    Precomposed: true,
  });
  const profile = entries({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: uuidOf(`${merchant.code} profile ${origin}`),
    PayloadDisplayName: merchant.name,
    PayloadDescription: say(merchant.defaultLanguage, 'download.profile'),
    PayloadOrganization: merchant.name,
    PayloadRemovalDisallowed: false,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${profile}<key>PayloadContent</key><array><dict>${clip}</dict></array></dict></plist>
`;
}
