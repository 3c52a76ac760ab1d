import { RunError, runLimited } from './run-limited';

const limit = 20_000;

test('gives what the program printed', async () => {
  await expect(
    runLimited(['-e', 'console.log(process.env.NAME)'], { limit, env: { NAME: 'a' } }),
  ).resolves.toBe('a\n');
});

test('a program that fails rejects with its code and the end of its output', async () => {
  const failed = runLimited(['-e', 'console.error("no port"); process.exit(3)'], { limit });
  await expect(failed).rejects.toThrow(RunError);
  await expect(failed).rejects.toThrow(/exit code 3\nno port/);
});

test('a program that does not end is ended after its limit', async () => {
  const endless = runLimited(['-e', 'setInterval(() => undefined, 1000)'], { limit: 300 });
  await expect(endless).rejects.toThrow('has not ended within 0.3 s');
});

test('a program is ended when the bench stops', async () => {
  const stop = new AbortController();
  const endless = runLimited(['-e', 'setInterval(() => undefined, 1000)'], { limit, stop: stop.signal });
  stop.abort();
  await expect(endless).rejects.toThrow(RunError);
});
