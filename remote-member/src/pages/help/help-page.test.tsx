/** @jest-environment jsdom */
import { helpCentre } from '@tessera/contract';
import * as support from '@tessera/shell/support';
import { provideVisits } from '@tessera/shell/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { openPage } from '../../testing/page';
import HelpPage from '.';
import { searchQuestions } from './search-questions';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('@tessera/shell/support', () => ({ openCustomerService: jest.fn() }));

const gateway = provideVisits();
const categories = [
  {
    id: 'money',
    title: 'Money',
    questions: [{ id: 'a', question: 'How long?', answer: '<p title="hidden">Ten <b>minutes</b></p>' }],
  },
  {
    id: 'games',
    title: 'Games',
    questions: [{ id: 'b', question: 'A café closed?', answer: 'Open it again' }],
  },
];

beforeEach(() => gateway.on(helpCentre, { value: { categories } }));
afterEach(cleanup);

test('visitors find a question by its words, and customer service without a match [R2.12]', async () => {
  openPage('/m/helpCenter', <HelpPage />);
  expect(config.routes.find(({ path }) => path === '/m/helpCenter')?.guard).toBeUndefined();
  expect(await screen.findByText('How long?')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'CAFE');
  expect(screen.queryByText('How long?')).toBeNull();
  expect(screen.getByText('A café closed?')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('No matching questions')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Support/ }));
  expect(support.openCustomerService).toHaveBeenCalled();
});

test.each([
  ['minutes', ['money']],
  ['games', ['games']],
  ['hidden', []],
  ['', ['money', 'games']],
])('a search for %j finds %j', (query, ids) => {
  expect(searchQuestions(categories, query).map(({ id }) => id)).toEqual(ids);
});

test('customer service stays available if the questions fail to load', async () => {
  gateway.on(helpCentre, { status: 500 });
  openPage('/m/helpCenter', <HelpPage />);
  expect(await screen.findByText('We couldn’t load the help centre')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Support/ })).toBeTruthy();
});
