import { faultTables } from './fault-tables';
import { type Cell, mergedCells, readCells } from './read-cells';

const cell = (part: Partial<Cell>): Cell => ({
  table: 'remotes',
  subject: 'games',
  fault: '404',
  moment: 'start',
  outcome: 'retry',
  ...part,
});
const noted = (one: Cell) => ({ type: 'fault matrix', description: JSON.stringify(one) });

test('the cells of a report are found in every group, beside other annotations', () => {
  const specs = (one: Cell) => [{ tests: [{ annotations: [noted(one), { type: 'requests' }] }] }];
  const report = {
    suites: [{ specs: specs(cell({})), suites: [{ specs: specs(cell({ moment: 'retry' })) }] }],
  };
  expect(readCells(report)).toEqual([cell({}), cell({ moment: 'retry' })]);
});

test('a later result takes the place of an earlier one', () => {
  const later = cell({ outcome: 'broken' });
  expect(mergedCells([cell({}), cell({ fault: 'hanging' })], [later])).toEqual([
    later,
    cell({ fault: 'hanging' }),
  ]);
});

test('a table has a row for each subject and a column for each fault, and names what is broken', () => {
  const tables = faultTables([
    cell({}),
    cell({ moment: 'retry', outcome: 'nothing' }),
    cell({ subject: 'auth', outcome: 'broken', error: 'no sentence\nat line 7' }),
  ]);
  expect(tables).toContain('3 cells, 1 with a promise that was not kept.');
  expect(tables).toContain('| games | R · N |');
  expect(tables).toContain('| auth | **broken** · · |');
  expect(tables).toContain('- auth, 404, start: no sentence');
  expect(tables).not.toContain('line 7');
});
