import { cleanDigits } from '@tessera/i18n';
import { type Text, useText } from '@tessera/shell/i18n';
import { Button, TextField } from '@tessera/ui';
import { type Ref, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { CODE_LENGTH, codeFault } from './code-fault';

const otp = v.object({ code: v.pipe(v.string(), v.regex(/^\d{4,8}$/)) });

/**
 * Reads the code from the message itself (WebOTP). The message must end with `@host #code`.
 * @returns undefined if the browser does not support it, or after the signal
 */
async function codeFromMessage(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined;
  const options = { otp: { transport: ['sms'] }, signal };
  try {
    const parsed = v.safeParse(otp, await navigator.credentials.get(options));
    return parsed.success ? parsed.output.code : undefined;
  } catch {
    return undefined;
  }
}

export interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** Whether to show a fault of the code. */
  isChecked: boolean;
  ref?: Ref<HTMLInputElement>;
  /** How a code is sent. Absent if an app of the member makes the codes. */
  sending?:
    | {
        readonly isSending: boolean;
        readonly wait: number;
        readonly wasSent: boolean;
        readonly send: () => void;
      }
    | undefined;
}

/** The field of a one-time code, with the button that sends one. Phones can fill it in. */
export function CodeField({ value, onChange, isChecked, ref, sending }: CodeFieldProps) {
  const text = useText('auth');
  const fillIn = useEffectEvent(onChange);
  const fault = isChecked ? codeFault(value) : undefined;
  const isExpected = sending?.wasSent && !sending.isSending;
  useEffect(() => {
    if (!isExpected) return;
    const controller = new AbortController();
    void codeFromMessage(controller.signal).then((code) => code !== undefined && fillIn(code));
    return () => controller.abort();
  }, [isExpected]);
  return (
    <TextField
      ref={ref}
      name="code"
      label={text('code')}
      value={value}
      onChange={onChange}
      clean={cleanDigits}
      error={fault && text(fault, { digits: CODE_LENGTH })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      enterKeyHint="go"
      dir="ltr"
      required
      suffix={
        sending && (
          <Button
            variant="ghost"
            size="s"
            busy={sending.isSending}
            disabled={sending.wait > 0}
            onClick={sending.send}
          >
            {buttonText(text, sending)}
          </Button>
        )
      }
    />
  );
}

function buttonText(
  text: Text<'auth'>,
  { wait, wasSent }: { readonly wait: number; readonly wasSent: boolean },
): string {
  if (wait > 0) return text('resend_in', { seconds: wait });
  return text(wasSent ? 'resend_code' : 'send_code');
}
