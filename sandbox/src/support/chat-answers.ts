import { createHash } from 'node:crypto';
import { chatAuthKey, serviceScript } from '@tessera/contract';
import { type Answer, answer } from '../gateway/answer';

/** What the chats need beyond their address: the vendors' scripts, and a key for the member's details. */
export const chatAnswers = (): readonly Answer[] => [
  answer(serviceScript, () => ({
    scripts: '<script src="/wps/sandbox-assets/support/live-chat.js"></script>',
  })),
  answer(chatAuthKey, ({ member }) => createHash('sha256').update(member().id).digest('hex')),
];
