import { checkShellApi } from './check-shell-api';

const shell = {
  version: '1.2.0',
  face: { session: ['useSession'], i18n: ['useText'] },
  provides: { react: '19.3.1', '@tessera/shell/': '1.2.0' },
};
const remote = { name: 'games', version: '2.0.0' };

test.each([
  [{}],
  [{ uses: { session: ['useSession'] }, consumes: { react: '^19.3.0' } }],
  [{ uses: { session: [] }, consumes: {} }],
])('a remote with %j is accepted', (takes) => {
  expect(() => checkShellApi(shell, [{ ...remote, ...takes }])).not.toThrow();
});

test.each([
  [
    { uses: { session: ['useSession', 'useMember'] } },
    /games 2\.0\.0 imports useMember from @tessera\/shell\/session/,
  ],
  [{ uses: { site: [] } }, /imports site from/],
  [{ consumes: { react: '^20.0.0' } }, /needs the shared module react \^20\.0\.0/],
  [{ consumes: { vue: '^3.0.0' } }, /needs the shared module vue/],
])('a remote with %j is refused', (takes, says) => {
  const check = () => checkShellApi(shell, [{ ...remote, ...takes }]);
  expect(check).toThrow(expect.objectContaining({ code: 'shell-api' }));
  expect(check).toThrow(says);
});

test('a shell that does not list what it offers accepts every remote', () => {
  const takes = { uses: { site: ['anything'] }, consumes: { react: '^99.0.0' } };
  expect(() => checkShellApi({ version: '1.0.0' }, [{ ...remote, ...takes }])).not.toThrow();
});
