/** Adds the release to the document, like the merchant's HTML. Call it before the first render. */
export function provideRelease(merchant: { code?: string; languages?: readonly string[] } = {}): void {
  const release = {
    schema: 1,
    number: 1,
    salt: 'salt',
    merchant: {
      code: 'aurora',
      name: 'Aurora Club',
      template: 'MT8801',
      scheme: 'dark',
      languages: ['EN', 'CN', 'AR'],
      defaultLanguage: 'EN',
      allow: {
        scripts: ['https://accounts.google.com', 'https://connect.facebook.net', 'https://apis.google.com'],
      },
      ...merchant,
    },
    shell: {
      version: '1.0.0',
      base: '/m/shell/1.0.0/',
      main: { scripts: [], styles: [] },
      early: 'early.js',
      integrity: {},
      catalogs: {},
    },
    remotes: {},
  };
  const element = document.createElement('script');
  element.id = 'tessera-release';
  element.type = 'application/json';
  element.textContent = JSON.stringify(release);
  document.head.append(element);
}
