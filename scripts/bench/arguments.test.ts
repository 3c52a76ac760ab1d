import { ArgumentError } from '../dev/arguments';
import { benchArguments, isFull } from './arguments';

test('without options, all builds are measured in nine rounds, and everything is counted', () => {
  const all = benchArguments([]);
  expect(all).toEqual({ rounds: 9, only: ['ours', 'plain', 'best', 'floor'], counts: true });
  expect(isFull(all)).toBe(true);
});

test('fewer rounds or builds are no full run, and nothing is counted', () => {
  expect(benchArguments(['--rounds', '1']).rounds).toBe(1);
  expect(benchArguments(['--only', 'best, ours']).only).toEqual(['ours', 'best']);
  for (const args of [
    ['--rounds', '8'],
    ['--only', 'ours'],
  ]) {
    expect(isFull(benchArguments(args))).toBe(false);
    expect(benchArguments(args).counts).toBe(false);
  }
});

test('counting alone needs only the product', () => {
  expect(benchArguments(['--counts'])).toEqual({ rounds: 0, only: ['ours'], counts: true });
});

test.each([
  [['--rounds', '0'], 'from 1 to 99'],
  [['--rounds', 'many'], 'from 1 to 99'],
  [['--only', 'ours,fast'], '"fast"'],
  [['--counts', '--rounds', '3'], 'leave out --rounds'],
  [['--turns', '3'], 'turns'],
])('%j is refused', (args, sentence) => {
  expect(() => benchArguments(args)).toThrow(ArgumentError);
  expect(() => benchArguments(args)).toThrow(sentence);
});
