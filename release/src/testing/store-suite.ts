import type { Store } from '../store/store';

const text = (value: string) => Buffer.from(value);
const MAIN = '/m/shell/1.0.0/main.js';
const POINTER = '/m/releases/aurora.json';

/** Tests for every implementation of `Store`. `open` makes an empty store. */
export function storeSuite(open: () => Promise<Store>): void {
  test('an added file can be read, and the same bytes can be added again', async () => {
    const store = await open();
    await store.add(MAIN, text('one'));
    await store.add(MAIN, text('one'));
    expect((await store.read(MAIN))?.toString()).toBe('one');
    expect(await store.has(MAIN)).toBe(true);
  });

  test('a file is immutable', async () => {
    const store = await open();
    await store.add(MAIN, text('one'));
    await expect(store.add(MAIN, text('two'))).rejects.toMatchObject({
      name: 'ReleaseError',
      code: 'version-changed',
    });
    expect((await store.read(MAIN))?.toString()).toBe('one');
  });

  test('exactly one of many concurrent writers of a file wins, and leaves no other file', async () => {
    const store = await open();
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => store.add('/m/releases/aurora/1.json', text(`writer ${i}`))),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.list('/m/releases/aurora')).toEqual(['1.json']);
  });

  test('a pointer is chosen from the current one, and not written if it is equal', async () => {
    const store = await open();
    const seen = new Set<string | undefined>();
    const to = (value: string | undefined) => async (current: Buffer | undefined) => {
      seen.add(current?.toString());
      return value === undefined ? undefined : text(value);
    };
    await store.point(POINTER, to('one'));
    await store.point(POINTER, to(undefined));
    await store.point(POINTER, to('two'));
    expect((await store.read(POINTER))?.toString()).toBe('two');
    expect([...seen].slice(0, 2)).toEqual([undefined, 'one']);
  });

  test('the last of many concurrent writers of a pointer wins', async () => {
    const store = await open();
    let latest = 0;
    await Promise.all(
      Array.from({ length: 12 }, () =>
        store.point(POINTER, async () => {
          latest = Math.min(latest + 1, 12);
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
          return text(String(latest));
        }),
      ),
    );
    expect((await store.read(POINTER))?.toString()).toBe('12');
  });

  test('a missing file, a folder and a path below a file do not exist', async () => {
    const store = await open();
    await store.add(MAIN, text('one'));
    for (const path of ['/m/shell/1.0.0/other.js', '/m/shell/1.0.0', `${MAIN}/x`]) {
      expect(await store.read(path)).toBeUndefined();
      expect(await store.has(path)).toBe(false);
    }
    expect(await store.list('/m/remotes')).toEqual([]);
    expect(await store.files('/m/remotes')).toEqual([]);
  });

  test('a folder lists its direct children, and all files below it with their time', async () => {
    const store = await open();
    const started = Date.now();
    const names = Array.from({ length: 120 }, (_, n) => `f${n}.js`);
    await Promise.all(names.map((name) => store.add(`/m/remotes/games/1.0.0/${name}`, text(name))));
    await store.add('/m/remotes/games/1.0.0/chunks/home.js', text('home'));
    await store.add('/m/remotes/games/1.0.0-b/x.js', text('other'));
    expect((await store.list('/m/remotes/games')).toSorted()).toEqual(['1.0.0', '1.0.0-b']);
    expect((await store.list('/m/remotes/games/1.0.0')).toSorted()).toEqual([...names, 'chunks'].sort());
    const files = await store.files('/m/remotes/games/1.0.0');
    expect(files.map(({ path }) => path)).toContain('/m/remotes/games/1.0.0/chunks/home.js');
    expect(files).toHaveLength(121);
    for (const { modified } of files) expect(Math.abs(modified.getTime() - started)).toBeLessThan(60_000);
  });

  test('removing a file is idempotent', async () => {
    const store = await open();
    await store.add(MAIN, text('one'));
    await store.add('/m/shell/2.0.0/main.js', text('two'));
    await store.remove(MAIN);
    await store.remove(MAIN);
    expect(await store.has(MAIN)).toBe(false);
    expect(await store.list('/m/shell')).toEqual(['2.0.0']);
    await store.add(MAIN, text('other'));
    expect((await store.read(MAIN))?.toString()).toBe('other');
  });

  test('no path leads outside the store', async () => {
    const store = await open();
    const paths = [
      '/m/../../secret.json',
      '/secret.json',
      '/m/x/../../../secret.json',
      '/m/.half.tmp',
      'm/x',
      '/m',
    ];
    for (const path of paths) {
      expect(await store.read(path)).toBeUndefined();
      expect(await store.has(path)).toBe(false);
      await expect(async () => store.add(path, text('x'))).rejects.toMatchObject({ code: 'path-invalid' });
      await expect(async () => store.remove(path)).rejects.toMatchObject({ code: 'path-invalid' });
      const point = async () => store.point(path, async () => text('x'));
      await expect(point).rejects.toMatchObject({ code: 'path-invalid' });
    }
    await expect(async () => store.list('/m/../..')).rejects.toMatchObject({ code: 'path-invalid' });
  });
}
