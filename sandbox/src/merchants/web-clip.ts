import { createHash } from 'node:crypto';
import { escapeHtml, translate } from '../common';
import { homeScreenIcon } from './home-screen-icon';
import type { Merchant } from './merchant';

/** A UUID derived from the text, so that a second installation replaces the first. */
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

/** Entries of a property list. */
const entries = (values: Readonly<Record<string, string | number | boolean | Buffer>>) =>
  Object.entries(values)
    .map(([key, value]) => {
      if (Buffer.isBuffer(value)) return `<key>${key}</key><data>${value.toString('base64')}</data>`;
      if (typeof value === 'boolean') return `<key>${key}</key><${value}/>`;
      return typeof value === 'number'
        ? `<key>${key}</key><integer>${value}</integer>`
        : `<key>${key}</key><string>${escapeHtml(value)}</string>`;
    })
    .join('');

/** An unsigned iOS profile that puts the merchant's site on the home screen; `origin` is the origin of the site. */
export function webClip(merchant: Merchant, origin: string): string {
  const identifier = `example.${merchant.code}.webclip`;
  const clip = entries({
    PayloadType: 'com.apple.webClip.managed',
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.home`,
    PayloadUUID: uuidOf(`${merchant.code} clip ${origin}`),
    PayloadDisplayName: merchant.name,
    Label: merchant.name,
    // Without the parameter, the page cannot distinguish a web clip from a tab.
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
    PayloadDescription: translate(merchant.defaultLanguage, 'download.profile'),
    PayloadOrganization: merchant.name,
    PayloadRemovalDisallowed: false,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${profile}<key>PayloadContent</key><array><dict>${clip}</dict></array></dict></plist>
`;
}
