import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aurora, removeFolders } from '../../testing/dists';
import { newGames, nginxSite } from '../../testing/nginx-site';

afterEach(removeFolders);

test('the configuration contains hosts, pages and policies of every merchant, and a second run changes nothing', async () => {
  const { release, line, configuration } = await nginxSite();
  const first = await release(`${line} --json`);
  expect([first.code, JSON.parse(first.out)]).toEqual([
    0,
    { merchants: ['aurora', 'zahra'], faults: [], changed: true },
  ]);
  const text = await configuration();
  expect(text).toContain('"www.zahra.example" "zahra";');
  expect(text.match(/"aurora" "default-src 'none'; script-src 'self' 'sha256-/)).not.toBeNull();
  expect(JSON.parse((await release(`${line} --json`)).out)).toMatchObject({ changed: false });
  expect(await configuration()).toBe(text);
  expect(text).toContain('access_log "/dev/stdout" tessera;');
  await release(`${line} --access-log /var/log/tessera/access.log`);
  expect(await configuration()).toContain('access_log "/var/log/tessera/access.log" tessera;');
});

test('a merchant with a broken release keeps its old pages and is reported', async () => {
  const { dir, release, line, configuration } = await nginxSite();
  await release(line);
  const before = await configuration();
  await writeFile(join(dir, 'm/releases/zahra.json'), '{"schema":1');
  const broken = await release(line);
  expect(broken.code).toBe(4);
  expect(broken.out).toContain('zahra: ');
  expect(await configuration()).toBe(before);
});

test('plain http beyond this machine and an invalid network are refused, by nginx and by serve', async () => {
  const { release, out, dir } = await nginxSite();
  const site = `--files ${dir} --out ${out}`;
  for (const command of [`nginx ${site}`, 'serve --port 0']) {
    expect(await release(`${command} --gateway http://gateway.example`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('gateway-insecure'),
    });
    expect(await release(`${command} --gateway http://127.0.0.1:1 --trust 10.0.0.0/33`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('10.0.0.0/8'),
    });
  }
});

test('a store without merchants does not remove the sites', async () => {
  const { dir, release, line, configuration } = await nginxSite();
  await release(line);
  const before = await configuration();
  await rename(join(dir, 'merchants'), join(dir, 'away'));
  expect(await release(line)).toMatchObject({
    code: 3,
    err: expect.stringContaining('no merchants any more'),
  });
  expect(await configuration()).toBe(before);
});

describe('a merchant whose policy nginx cannot read', () => {
  const scripts = Array.from({ length: 200 }, (_, n) => `https://scripts-of-${n}.example.com`);

  /** A site of which one merchant then gets a policy that is too long, and the other one a roll-out. */
  async function changedSite() {
    const site = await nginxSite();
    await site.release(site.line);
    const file = join(site.dir, 'aurora.json');
    const set = async (allow: object) => {
      await writeFile(file, JSON.stringify({ ...aurora, allow }));
      await site.release(`merchant set ${file}`);
    };
    /** @returns the lines of the configuration for a merchant: its hosts, page and policies */
    const linesOf = async (merchant: string) =>
      (await site.configuration()).split('\n').filter((line) => line.includes(`"${merchant}`));
    const before = { aurora: await linesOf('aurora'), zahra: await linesOf('zahra') };
    await set({ scripts });
    await newGames(site.release, '2.1.0');
    return { ...site, set, linesOf, before };
  }

  test('keeps its page and policy by name, and the others get their roll-outs', async () => {
    const { release, line, set, linesOf, before } = await changedSite();
    const ran = await release(line);
    expect(ran).toMatchObject({
      code: 4,
      out: expect.stringMatching(/^aurora: "default-src 'none'; .* bytes/),
    });
    expect(await linesOf('aurora')).toEqual(before.aurora);
    expect(await linesOf('zahra')).not.toEqual(before.zahra);
    await set({ scripts: scripts.slice(0, 20) });
    expect(await release(line)).toMatchObject({ code: 0 });
    expect((await linesOf('aurora')).join()).toContain(scripts[19]);
  });

  test('has no page if an earlier command wrote such a policy, which nginx never loaded', async () => {
    const { release, out, line, linesOf, before } = await changedSite();
    const record = join(out, 'rendered.json');
    const written = JSON.parse(await readFile(record, 'utf8'));
    const [, zahra] = written;
    await writeFile(
      record,
      JSON.stringify([{ ...written[0], csp: `script-src ${scripts.join(' ')}` }, zahra]),
    );
    expect(await release(line)).toMatchObject({ code: 4 });
    expect(await linesOf('aurora')).toEqual(
      before.aurora.filter((one) => !/default-src|\/[0-9a-f]{24}/.test(one)),
    );
    expect(await linesOf('zahra')).not.toEqual(before.zahra);
  });
});
