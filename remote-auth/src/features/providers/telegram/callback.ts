import type { SocialProof } from '@tessera/contract';
import * as v from 'valibot';
import type { Owner, ReadCallback } from '../../../common/provider';
import { isTelegramSetUp } from './setting';
import { isTelegramAsked } from './state';

const field = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
/** `false` if the person refused. */
const result = v.union([v.literal(false), v.record(v.string(), field)]);
const person = v.object({ first_name: v.string(), last_name: v.optional(v.string()) });

type TelegramProof = Extract<SocialProof, { telegramAuth: unknown }>;

/** Decodes base64url of UTF-8 JSON. Latin-1 would change names in other scripts and break the signature. */
function decoded(text: string): unknown {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

function fromRedirect(encoded: string): TelegramProof | undefined {
  const fields = v.parse(result, decoded(encoded));
  if (fields === false) return undefined;
  return { telegramAuth: { source: 'redirect', user: v.parse(person, fields), fields } };
}

function fromMiniApp(initData: string): TelegramProof {
  const fields = Object.fromEntries(new URLSearchParams(initData));
  const user = v.parse(person, JSON.parse(fields.user ?? ''));
  return { telegramAuth: { source: 'mini-app', user, fields } };
}

/**
 * Reads the result of the login page, or the launch data of a mini app (R3.9, R4.16a).
 * @returns undefined for a hash without either, or with one that cannot be read
 */
export function proofIn(hash: string): TelegramProof | undefined {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const login = query.get('tgAuthResult');
  const launch = query.get('tgWebAppData');
  try {
    if (login !== null) return fromRedirect(login);
    return launch === null ? undefined : fromMiniApp(launch);
  } catch {
    console.warn('[tessera] the answer of Telegram in the address cannot be read');
    return undefined;
  }
}

const withHandle = v.object({ username: v.pipe(v.string(), v.regex(/^\w+$/)) });

/**
 * The person, named by the Telegram account if it has a name: no other account has it, and no sentence fits into it.
 * The person's own name can be anything that the sender of a link wants the visitor to read.
 */
function ownerOf({ telegramAuth: { source, user, fields } }: TelegramProof): Owner {
  const signed = v.safeParse(withHandle, source === 'redirect' ? fields : JSON.parse(fields.user ?? ''));
  const name = signed.success
    ? `@${signed.output.username}`
    : [user.first_name, user.last_name].filter(Boolean).join(' ');
  return { name, provider: 'Telegram' };
}

/** Reads Telegram's answer from the hash. Discards an answer that cannot be read, and any if Telegram is not set up (R5.10a). */
export const readTelegramCallback: ReadCallback = async ({ hash, query }) => {
  const isAsked = isTelegramAsked(query);
  if (!(await isTelegramSetUp())) return undefined;
  const proof = proofIn(hash);
  if (!proof) return undefined;
  return isAsked ? { proof } : { proof, unasked: ownerOf(proof) };
};
