import { randomUUID } from 'node:crypto';
import { newMemberAt } from '../../testing/member-client';
import { idIn } from '../../testing/money';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();

test('feedback is saved once per key, with pictures that were uploaded before', async () => {
  const member = await newMemberAt(sandbox().url);
  const picture = idIn(
    await member.post('MCSFE_uploadFeedbackPicture', { picture: 'data:image/jpeg;base64,/9j/4AAQ' }),
  );
  const feedback = { requestId: randomUUID(), topic: 'idea', text: 'More tables', pictures: [picture] };
  await member.post('MCSFE_submitFeedback', feedback);
  await member.post('MCSFE_submitFeedback', feedback);
  expect(await member.get('MCSFE_getFeedbackList')).toMatchObject({
    entries: [{ topic: 'idea', text: 'More tables', pictures: 1, reply: null }],
  });
  expect(
    await member.post('MCSFE_submitFeedback', { ...feedback, requestId: randomUUID(), pictures: ['other'] }),
  ).toMatchObject({ success: false });
});
