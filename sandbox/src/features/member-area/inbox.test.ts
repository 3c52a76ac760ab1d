import { clientOf } from '../../testing/client';
import { newMemberAt } from '../../testing/member-client';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();

test('a message that was read counts no more, and one that was deleted is gone', async () => {
  const who = await newMemberAt(sandbox().url);
  expect(await who.get('MCSFE_getInboxUnread')).toEqual({ unread: 1 });
  expect(await who.post('MCSFE_readInbox', { ids: ['welcome'] })).toMatchObject({ value: { unread: 0 } });
  expect(await who.get('MCSFE_getInboxList')).toMatchObject({ messages: [{ id: 'welcome', read: true }] });
  await who.post('MCSFE_deleteInbox', { ids: ['welcome'] });
  expect(await who.get('MCSFE_getInboxList')).toEqual({ messages: [] });
});

test('notices are for everyone, the inbox is for members', async () => {
  const visitor = clientOf(sandbox().url);
  expect(await visitor.get('/wps/relay/MCSFE_getNoticeList')).toMatchObject({
    value: { notices: [{ id: 'care', important: true }, { id: 'pay' }, { id: 'safe' }] },
  });
  expect(await visitor.get('/wps/relay/MCSFE_getInboxList')).toMatchObject({ success: false });
});
