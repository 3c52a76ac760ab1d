import { type Text, useText } from '@tessera/shell/i18n';
import { Button, TextField } from '@tessera/ui';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { digitsOf } from '../phone/number';
import { CODE_LENGTH, codeFault } from './code-fault';
import { codeFromMessage } from './web-otp';

export interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** Whether the form was sent, so that a fault of the code shows. */
  isChecked: boolean;
  ref?: Ref<HTMLInputElement>;
  /** How a code is sent; none where none has to be sent. */
  sending?:
    | {
        readonly isSending: boolean;
        readonly wait: number;
        readonly wasSent: boolean;
        readonly send: () => void;
      }
    | undefined;
}

/** The field of a one-time code: filled in by the phone where it can, with the button that sends a code and its timer. */
export function CodeField({ value, onChange, isChecked, ref, sending }: CodeFieldProps) {
  const text = useText('auth');
  const take = useEffectEvent(onChange);
  const fault = isChecked ? codeFault(value) : undefined;
  const isUnderWay = sending?.wasSent && !sending.isSending;
  useEffect(() => {
    if (!isUnderWay) return;
    const controller = new AbortController();
    void codeFromMessage(controller.signal).then((code) => code !== undefined && take(code));
    return () => controller.abort();
  }, [isUnderWay]);
  return (
    <TextField
      ref={ref}
      name="code"
      label={text('code')}
      value={value}
      onChange={(typed) => onChange(digitsOf(typed))}
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
