import type { SocialProof } from '@tessera/contract';
import * as v from 'valibot';
import { isTelegramSetUp } from './set-up';

const field = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
/** `false` when the person refused. */
const result = v.union([v.literal(false), v.record(v.string(), field)]);
const person = v.object({ first_name: v.string(), last_name: v.optional(v.string()) });

/** Base64url of UTF-8; decoded as Latin-1, a name of another script would break the signature. */
function decoded(text: string): unknown {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

function fromRedirect(encoded: string): SocialProof | undefined {
  const fields = v.parse(result, decoded(encoded));
  if (fields === false) return undefined;
  return { telegramAuth: { source: 'redirect', user: v.parse(person, fields), fields } };
}

function fromMiniApp(initData: string): SocialProof {
  const fields = Object.fromEntries(new URLSearchParams(initData));
  const user = v.parse(person, JSON.parse(fields.user ?? ''));
  return { telegramAuth: { source: 'mini-app', user, fields } };
}

/**
 * What Telegram says in the hash of the address: the result of its login page, or the launch data of a mini app
 * (R3.9, R4.16a). Undefined when it says nothing that can be read, or the merchant has Telegram not set up (R5.10a).
 */
export async function proofFromTelegram(hash: string): Promise<SocialProof | undefined> {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const login = query.get('tgAuthResult');
  const launch = query.get('tgWebAppData');
  if (!(await isTelegramSetUp())) return undefined;
  try {
    if (login !== null) return fromRedirect(login);
    return launch === null ? undefined : fromMiniApp(launch);
  } catch {
    console.warn('[tessera] the address holds no readable answer of Telegram');
    return undefined;
  }
}
