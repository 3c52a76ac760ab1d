import * as v from 'valibot';

/**
 * What Telegram says of a person, signed with the bot's token (R3.9). `fields` are all that it sent, untouched, since
 * the signature covers every one of them; `user` is only for greeting.
 */
export const telegramAuth = v.object({
  /** `redirect`: the login page of Telegram. `mini-app`: launch data of a mini app. They are signed in two ways. */
  source: v.picklist(['redirect', 'mini-app']),
  user: v.object({ first_name: v.string(), last_name: v.optional(v.string()) }),
  fields: v.record(v.string(), v.string()),
});
export type TelegramAuth = v.InferOutput<typeof telegramAuth>;
