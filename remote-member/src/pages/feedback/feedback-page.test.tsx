/** @jest-environment jsdom */
import { feedbackList, submitFeedback, uploadFeedbackPicture } from '@tessera/contract';
import { provideShellTexts, provideVisits } from '@tessera/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { provideMembers, signInAs } from '../../testing/member';
import { openPage } from '../../testing/page';
import FeedbackPage from '.';
import { compressPicture } from './compress-picture';
import { fileProblem, fitSize, MAX_FILE_SIZE } from './picture-rules';

jest.mock('@tessera/shell/i18n', () =>
  require('../../testing/sentences').speaking(jest.requireActual('@tessera/shell/i18n')),
);
jest.mock('./compress-picture', () => ({ compressPicture: jest.fn() }));

const gateway = provideVisits();
provideMembers();
const data = 'data:image/jpeg;base64,/9j/';
const words = () =>
  screen.getByLabelText<HTMLTextAreaElement>('What happened, or what would you like to see?');
const send = () => screen.getByRole('button', { name: 'Send' });
const attach = () =>
  userEvent.upload(screen.getByLabelText('Add a picture'), new File(['x'], 'a.png', { type: 'image/png' }));
/** Lets the next picture be read only when the returned function is called. */
function readLater(): () => void {
  let finish = (_data: string) => {};
  const reading = new Promise<string>((resolve) => {
    finish = resolve;
  });
  jest.mocked(compressPicture).mockReturnValue(reading);
  return () => finish(data);
}
const entry = { id: 'f1', topic: 'account', text: 'More tables', at: 1_700_000_000_005, pictures: 1 };

beforeEach(() => {
  gateway.on(feedbackList, { value: { entries: [] } });
  gateway.on(uploadFeedbackPicture, { value: { id: 'p1' } });
  jest.mocked(compressPicture).mockReset().mockResolvedValue(data);
  signInAs();
});
const open = () => openPage('/m/feedback', <FeedbackPage />);

test('without a session the page leads home [R2.17]', () => {
  const route = config.routes.find(({ path }) => path === '/m/feedback');
  expect(route).toMatchObject({ guard: 'session', guardTarget: '/m/home' });
});

beforeAll(provideShellTexts);

test('feedback is sent with its picture, and after a failure again with the same text and the same request id [R2.17]', async () => {
  open();
  gateway.on(submitFeedback, { status: 500 });
  await userEvent.type(words(), 'More tables');
  await attach();
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

test('feedback waits for a picture that is still being read', async () => {
  const read = readLater();
  gateway.on(submitFeedback, { value: entry });
  open();
  await userEvent.type(words(), 'More tables');
  await attach();
  expect(screen.getByText('0%')).toBeTruthy();
  await userEvent.click(send());
  expect(gateway.calls(submitFeedback)).toEqual([]);
  read();
  await waitFor(() => expect(screen.queryByText(/%/)).toBeNull());
  await userEvent.click(send());
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(gateway.calls(submitFeedback)[0]?.body).toMatchObject({ pictures: ['p1'] });
});

test('a picture that is removed while it is read is not uploaded', async () => {
  const read = readLater();
  gateway.on(submitFeedback, { value: { ...entry, pictures: 0 } });
  open();
  await userEvent.type(words(), 'More tables');
  await attach();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  read();
  await userEvent.click(send());
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(gateway.calls(uploadFeedbackPicture)).toEqual([]);
  expect(gateway.calls(submitFeedback)[0]?.body).toMatchObject({ pictures: [] });
});

describe('on a gateway that lacks a call of the feedback', () => {
  const notOffered = 'We don’t offer this at the moment.';
  beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('without its list there is no form, only that feedback is not offered', async () => {
    gateway.on(feedbackList, { status: 404 });
    open();
    expect(await screen.findByText(notOffered)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  test('a feedback that cannot be sent says so and keeps its text; the next visit shows no form', async () => {
    gateway.on(submitFeedback, { status: 404 });
    const page = open();
    await userEvent.type(words(), 'More tables');
    await userEvent.click(send());
    expect(await screen.findByText(notOffered)).toBeTruthy();
    expect(words().value).toBe('More tables');
    page.unmount();
    open();
    expect(await screen.findByText(notOffered)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await screen.findByText('Nothing sent yet')).toBeTruthy();
  });

  test('a list without a value does not mean that there is no feedback', async () => {
    gateway.on(feedbackList, { value: null });
    open();
    expect(await screen.findByText(notOffered)).toBeTruthy();
    expect(words()).toBeTruthy();
  });

  test('without the call for pictures, the first picture says so, and the feedback is sent without any', async () => {
    gateway.on(uploadFeedbackPicture, { status: 404 });
    gateway.on(submitFeedback, { value: { ...entry, pictures: 0 } });
    open();
    await userEvent.type(words(), 'More tables');
    await attach();
    await waitFor(() => expect(screen.queryByLabelText('Add a picture')).toBeNull());
    expect(screen.queryByText(/pictures to help us/)).toBeNull();
    await userEvent.click(send());
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(gateway.calls(submitFeedback)[0]?.body).toMatchObject({ pictures: [] });
  });
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
