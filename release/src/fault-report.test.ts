import { faultReport } from './fault-report';

function reporting() {
  const said: string[] = [];
  const report = faultReport((line) => said.push(line));
  /** @returns what is said of the faults of one repetition */
  return (...faults: readonly (readonly [part: string, message: string])[]): readonly string[] => {
    report(faults.map(([part, message]) => ({ part, fault: new Error(message) })));
    return said.splice(0);
  };
}

test('a fault is said once for as long as it stays the same, with the number of all', () => {
  const repeat = reporting();
  expect(repeat()).toEqual([]);
  expect(repeat(['aurora', 'torn'])).toEqual(['aurora: torn', 'Faults now: 1.']);
  expect(repeat(['aurora', 'torn'])).toEqual([]);
  expect(repeat(['aurora', 'torn'], ['zahra', 'torn'])).toEqual(['zahra: torn', 'Faults now: 2.']);
  expect(repeat(['aurora', 'gone'], ['zahra', 'torn'])).toEqual(['aurora: gone', 'Faults now: 2.']);
  expect(repeat(['zahra', 'torn'])).toEqual(['Faults now: 1.']);
  expect(repeat()).toEqual(['Faults now: 0.']);
  expect(repeat(['zahra', 'torn'])).toEqual(['zahra: torn', 'Faults now: 1.']);
});

test('of very many faults it says the first ones and the number', () => {
  const said = reporting()(...Array.from({ length: 10_000 }, (_, n) => [`m${n}`, 'torn'] as const));
  expect(said).toHaveLength(21);
  expect(said.at(-1)).toBe('Faults now: 10000.');
});
