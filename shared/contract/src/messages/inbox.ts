import * as v from 'valibot';
import { defineEndpoint, relay } from '../wire/endpoint';
import { count, identifier, nothing, text, toggle } from '../wire/scalars';
import { mainListOf, orAbsent, orElse } from '../wire/tolerant';
import { notice } from './notices';

/** A message to one member. */
export const inboxMessage = v.object({
  ...v.omit(notice, ['important']).entries,
  read: orElse(toggle, false),
  /** The path of the page that it is about. */
  link: orAbsent(text),
});
export type InboxMessage = v.InferOutput<typeof inboxMessage>;

const moduleId = 'INBOX3';
const unread = v.object({ unread: orElse(count, 0) });
const these = v.object({ ids: v.array(identifier) });

/** How many messages a member has not read (R4.1b). */
export const inboxUnread = defineEndpoint({
  name: 'inboxUnread',
  method: 'GET',
  path: relay('MCSFE_getInboxUnread'),
  request: nothing,
  answer: unread,
  authorization: 'required',
  moduleId,
  assumed: 'The specification names the inbox, not its calls',
});

export const inboxList = defineEndpoint({
  name: 'inboxList',
  method: 'GET',
  path: relay('MCSFE_getInboxList'),
  request: nothing,
  answer: v.object({ messages: mainListOf(inboxMessage) }),
  authorization: 'required',
  moduleId,
  assumed: 'As of inboxUnread; newest first, and all of them at once',
});

export const readInbox = defineEndpoint({
  name: 'readInbox',
  method: 'POST',
  path: relay('MCSFE_readInbox'),
  request: these,
  answer: unread,
  authorization: 'required',
  moduleId,
  assumed: 'As of inboxUnread; marks messages as read and answers how many are left',
});

export const deleteInbox = defineEndpoint({
  name: 'deleteInbox',
  method: 'POST',
  path: relay('MCSFE_deleteInbox'),
  request: these,
  answer: unread,
  authorization: 'required',
  moduleId,
  assumed: 'As of inboxUnread',
});
