import { committedText, readReleased } from './committed';
import { describeAll } from './describe-all';
import { missingChange, plannedLevels } from './required-change';

const all = describeAll('api-test').map((described): [string, typeof described] => [
  described.package.name,
  described,
]);

describe('public APIs', () => {
  const planned = plannedLevels();
  const released = readReleased();

  test.each(all)('api/ describes %s as its sources have it (pnpm api writes it)', (_, described) => {
    expect(committedText(described)).toBe(described.text);
  });

  test.each(all)('a change of %s has a changeset that raises the version far enough', (name, described) => {
    const { names, text } = described;
    const now = { version: described.package.version, names, text };
    expect(missingChange(name, released[name], now, planned.get(name) ?? 'none')).toBeUndefined();
  });
});
