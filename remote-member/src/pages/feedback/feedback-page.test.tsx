/** @jest-environment jsdom */
import { feedbackList, submitFeedback, uploadFeedbackPicture } from '@tessera/contract';
import { provideShellTexts, provideVisits } from '@tessera/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import FeedbackPage from '.';
import { fileProblem, fitSize, MAX_FILE_SIZE } from './picture-rules';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('./compress-picture', () => ({ compressPicture: async () => 'data:image/jpeg;base64,/9j/' }));

const gateway = provideVisits();
provideMembers();
const words = () =>
  screen.getByLabelText<HTMLTextAreaElement>('What happened, or what would you like to see?');
const send = () => screen.getByRole('button', { name: 'Send' });
const entry = { id: 'f1', topic: 'account', text: 'More tables', at: 1_700_000_000_005, pictures: 1 };

beforeEach(() => {
  gateway.on(feedbackList, { value: { entries: [] } });
  gateway.on(uploadFeedbackPicture, { value: { id: 'p1' } });
  signInAs();
  openPage('/m/feedback', <FeedbackPage />);
});

test('without a session the page leads home [R2.17]', () => {
  const route = config.routes.find(({ path }) => path === '/m/feedback');
  expect(route).toMatchObject({ guard: 'session', guardTarget: '/m/home' });
});

beforeAll(provideShellTexts);

test('feedback is sent with its picture, and after a failure again with the same text and the same request id [R2.17]', async () => {
  gateway.on(submitFeedback, { status: 500 });
  await userEvent.type(words(), 'More tables');
  await userEvent.upload(
    screen.getByLabelText('Add a picture'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy();
  await userEvent.click(send());
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  expect(words().value).toBe('More tables');
  gateway.on(submitFeedback, { value: entry });
  await userEvent.click(send());
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(words().value).toBe('');
  const [first, second] = gateway.calls(submitFeedback).map(({ body }) => body);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ topic: 'account', text: 'More tables', pictures: ['p1'] });
});

test.each([
  ['image/png', 1, undefined],
  ['image/gif', 1, 'type'],
  ['application/pdf', 1, 'type'],
  ['image/jpeg', MAX_FILE_SIZE + 1, 'size'],
])('the problem of a file of type %s with %d bytes is %s', (type, size, reason) => {
  expect(fileProblem({ type, size })).toBe(reason);
});

test('a picture is scaled down to fit, and never up', () => {
  expect(fitSize(4000, 3000)).toEqual({ width: 1280, height: 960 });
  expect(fitSize(300, 200)).toEqual({ width: 300, height: 200 });
});
