import { clientOf } from '../../testing/client';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();
async function ids(merchant: string, query: string): Promise<string[]> {
  const { value } = await clientOf(sandbox().url, { merchant, language: 'EN' }).get(
    `/wps/relay/MCSFE_getListAnnouncements?platform=M&${query}`,
  );
  return (value as { announcements: { id: string }[] }).announcements.map(({ id }) => id);
}

test.each([
  ['aurora', 'types=POPUP', ['aurora-welcome', 'aurora-weekend', 'aurora-vip']],
  ['aurora', 'types=FLOAT', ['aurora-float']],
  ['jade', 'types=TICKER', ['jade-ticker-draw', 'jade-ticker-payout', 'jade-ticker-tables']],
  ['aurora', 'types=POPUP&category=app_download', ['aurora-app']],
  ['noor', 'types=POPUP,FLOAT', ['noor-welcome', 'noor-vip', 'noor-float']],
  ['jade', 'types=POPUP,FLOAT', []],
])('%s announces for %s: %j [R7.30]', async (merchant, query, wanted) => {
  expect(await ids(merchant, query)).toEqual(wanted);
});

test('each announcement has its own picture', async () => {
  const { value } = await clientOf(sandbox().url).get(
    '/wps/relay/MCSFE_getListAnnouncements?platform=M&types=POPUP,FLOAT',
  );
  const { announcements } = value as { announcements: { image: string }[] };
  const drawings = await Promise.all(
    announcements.map(async ({ image }) => (await fetch(`${sandbox().url}${image}`)).text()),
  );
  expect(new Set(drawings).size).toBe(announcements.length);
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg /);
});
