import { notifyPagesInView } from './notify-pages';
import { scope, type WindowClient } from './scope';

jest.mock('./scope', () => ({ scope: { clients: { matchAll: jest.fn() } } }));

const message = { type: 'PUSH', title: 'Hello', path: '/m/home' } as const;
const heard = jest.fn();

const page = (
  path: string,
  visibilityState: WindowClient['visibilityState'],
  answers = true,
): WindowClient => ({
  url: `https://aurora.test${path}`,
  visibilityState,
  postMessage: (said, ports) => {
    heard(path, said);
    if (answers) ports[0]?.postMessage('shown');
    ports[0]?.close();
  },
  focus: async () => undefined,
  navigate: async () => undefined,
});

beforeEach(() => heard.mockReset());

test.each([
  ['a page in view', [page('/m/home', 'visible')], ['/m/home'], true],
  ['no page at all', [], [], false],
  ['a page that is not in view', [page('/m/home', 'hidden')], [], false],
  ['another application on our origin', [page('/mobile/mc/', 'visible')], [], false],
  ['a page in view whose code has not come yet', [page('/m/home', 'visible', false)], ['/m/home'], false],
  [
    'two windows side by side',
    [page('/m/home', 'visible'), page('/m/wallet', 'visible')],
    ['/m/home', '/m/wallet'],
    true,
  ],
])(
  'with %s, the right ones are told, and whether one shows it is known',
  async (_what, pages, told, isShown) => {
    jest.mocked(scope.clients.matchAll).mockResolvedValue(pages);
    expect(await notifyPagesInView(message)).toBe(isShown);
    expect(heard.mock.calls).toEqual(told.map((path) => [path, message]));
  },
);
