import { randomUUID } from 'node:crypto';
import { newMemberAt } from '../../testing/member-client';
import { idIn } from '../../testing/money';
import { sandboxForTests } from '../../testing/sandbox';

const sandbox = sandboxForTests();

test('a feedback is kept once for a key, with pictures that were uploaded before', async () => {
  const who = await newMemberAt(sandbox().url);
  const picture = idIn(
    await who.post('MCSFE_uploadFeedbackPicture', { picture: 'data:image/jpeg;base64,/9j/4AAQ' }),
  );
  const feedback = { requestId: randomUUID(), topic: 'idea', text: 'More tables', pictures: [picture] };
  await who.post('MCSFE_submitFeedback', feedback);
  await who.post('MCSFE_submitFeedback', feedback);
  expect(await who.get('MCSFE_getFeedbackList')).toMatchObject({
    entries: [{ topic: 'idea', text: 'More tables', pictures: 1, reply: null }],
  });
  expect(
    await who.post('MCSFE_submitFeedback', { ...feedback, requestId: randomUUID(), pictures: ['other'] }),
  ).toMatchObject({ success: false });
});
