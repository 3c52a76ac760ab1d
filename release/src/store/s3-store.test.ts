import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { parsePieceVersion } from '../builds/piece-version';
import { publish } from '../builds/publish';
import { merchantReader } from '../merchants';
import { setDescriptions } from '../operations/description';
import { verifyStore } from '../operations/maintenance/verify-store';
import { changeRelease } from '../operations/rollout/change-release';
import { rollBack } from '../operations/rollout/roll-back';
import { rollOut } from '../operations/rollout/roll-out';
import { type Bucket, startBucket } from '../testing/bucket';
import { aurora, remoteDist, removeFolders } from '../testing/dists';
import { fleet } from '../testing/fleet';
import { storeSuite } from '../testing/store-suite';
import { openStore } from '.';

let bucket: Bucket;
let stores = 0;
const place = () => `s3://bucket/store${++stores}`;

beforeAll(async () => {
  bucket = await startBucket();
  Object.assign(process.env, bucket.env);
});
afterAll(() => {
  for (const name of Object.keys(bucket.env)) delete process.env[name];
  bucket.close();
});
afterEach(removeFolders);

storeSuite(() => openStore(place()));

async function served(key: string) {
  const { Body, ...headers } = await new S3Client({ forcePathStyle: true }).send(
    new GetObjectCommand({ Bucket: 'bucket', Key: key }),
  );
  await Body?.transformToByteArray();
  return headers;
}

test('objects have the cache lifetime, type and encoding of their file', async () => {
  const name = place();
  await fleet(await openStore(name), 1);
  const at = (path: string) => served(`${name.replace('s3://bucket/', '')}${path}`);
  const immutable = { CacheControl: 'public, max-age=31536000, immutable' };
  const script = { ...immutable, ContentType: 'text/javascript; charset=utf-8' };
  expect(await at('/m/shell/1.2.0/main.js')).toMatchObject({ ...script });
  expect((await at('/m/shell/1.2.0/main.js')).ContentEncoding).toBeUndefined();
  expect(await at('/m/shell/1.2.0/main.js.br')).toMatchObject({ ...script, ContentEncoding: 'br' });
  expect(await at('/m/shell/1.2.0/main.js.gz')).toMatchObject({ ...script, ContentEncoding: 'gzip' });
  expect(await at('/m/releases/m0/1.json')).toMatchObject(immutable);
  expect(await at('/m/releases/m0.json')).toMatchObject({ CacheControl: 'public, max-age=30' });
});

test.each([
  ['a bucket', 'bucket'],
  ['a bucket that compares tags without their quotes', 'bare-tags'],
])('no change of concurrent operators in %s is lost', async (_, name) => {
  const store = await openStore(place().replace('bucket', name));
  await fleet(store, 1);
  const names = ['auth', 'member', 'growth'];
  for (const name of names)
    await publish(store, await remoteDist({ build: { name, routes: [] } }), { fast: true });
  await Promise.all([
    ...names.map((name) => changeRelease(store, 'm0', rollOut([parsePieceVersion(`${name}@2.0.0`)]))),
    changeRelease(store, 'm0', rollOut([parsePieceVersion('games@2.1.0')])),
  ]);
  const { release } = await changeRelease(store, 'm0', rollBack([parsePieceVersion('games@2.1.0')]));
  expect(Object.keys(release.remotes)).toEqual(['auth', 'games', 'growth', 'member']);
  expect(release.remotes.games?.candidates.map(({ version }) => version)).toEqual(['2.0.0']);
  expect(release.number).toBe(6);
  expect(await verifyStore(store)).toEqual([]);
});

test('of concurrent operators who describe merchants with one host in a bucket, at most one succeeds', async () => {
  const store = await openStore(place());
  const set = (code: string) => setDescriptions(store, [{ ...aurora, code, hosts: ['x.example'] }]);
  const results = await Promise.allSettled([set('a'), set('b')]);
  // Both are if one takes over a claim whose description is not written yet.
  expect(results.map(({ status }) => status)).toContain('rejected');
  expect((await merchantReader(store)()).faults).toEqual([]);
});
