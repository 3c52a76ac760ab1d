const release = {
  schema: 1,
  number: 1,
  merchant: {
    code: 'demo',
    name: 'Demo Palace',
    template: 'MT8801',
    scheme: 'dark',
    languages: ['EN', 'CN', 'AR'],
    defaultLanguage: 'EN',
  },
  salt: 'salt',
  shell: {
    version: '1.0.0',
    main: { scripts: [], styles: [] },
    early: 'early.js',
    integrity: {},
    catalogs: {},
    base: '/m/shell/1.0.0/',
  },
  remotes: {},
};

/** Puts the release into the document, where the shell looks for its merchant and languages. */
export function installRelease(): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'tessera-release';
  script.textContent = JSON.stringify(release);
  document.body.append(script);
}
