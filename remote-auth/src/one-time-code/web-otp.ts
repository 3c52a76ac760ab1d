import * as v from 'valibot';

const otp = v.object({ code: v.pipe(v.string(), v.regex(/^\d{4,8}$/)) });

/**
 * Reads the code out of the message itself, where the browser can (WebOTP); undefined anywhere else, and when it is
 * stopped. The message must end in `@host #code`.
 */
export async function codeFromMessage(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  const options = { otp: { transport: ['sms'] }, signal };
  try {
    const parsed = v.safeParse(otp, await navigator.credentials.get(options));
    return parsed.success ? parsed.output.code : undefined;
  } catch {
    return undefined;
  }
}
