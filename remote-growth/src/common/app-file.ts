/** Whether an address, absolute or of this site, is a file that installs the app. */
export const isAppFile = (address: string): boolean =>
  /\.(ipa|apk|mobileconfig)$/i.test(new URL(address, location.origin).pathname);
