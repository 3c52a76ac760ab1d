import { clientOf } from '../../testing/client';
import { newMemberAt } from '../../testing/member-client';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();

test('a read message is not counted as unread, and a deleted one is not listed', async () => {
  const member = await newMemberAt(sandbox().url);
  expect(await member.get('MCSFE_getInboxUnread')).toEqual({ unread: 1 });
  expect(await member.post('MCSFE_readInbox', { ids: ['welcome'] })).toMatchObject({ value: { unread: 0 } });
  expect(await member.get('MCSFE_getInboxList')).toMatchObject({ messages: [{ id: 'welcome', read: true }] });
  await member.post('MCSFE_deleteInbox', { ids: ['welcome'] });
  expect(await member.get('MCSFE_getInboxList')).toEqual({ messages: [] });
});

test('notices are for everyone, the inbox is for members', async () => {
  const visitor = clientOf(sandbox().url);
  expect(await visitor.get('/wps/relay/MCSFE_getNoticeList')).toMatchObject({
    value: { notices: [{ id: 'care', important: true }, { id: 'pay' }, { id: 'safe' }] },
  });
  expect(await visitor.get('/wps/relay/MCSFE_getInboxList')).toMatchObject({ success: false });
});
