import { useText } from '@tessera/shell/i18n';
import { Button, TextField } from '@tessera/ui';
import { CaptchaImageField } from '../captcha/captcha-image-field';
import type { CaptchaImage } from '../captcha/use-captcha-image';
import { FormFailure } from '../failure/form-failure';
import { AcceptTerms } from './accept-terms';
import { limits } from './field-rules';
import { isReferralRequired } from './form-fields';
import { useFieldProps } from './use-field-props';
import type { Fields } from './use-fields';

export interface LastFieldsProps {
  fields: Fields;
  captcha: CaptchaImage;
  wasSent: boolean;
  isBusy: boolean;
  failure: string | undefined;
}

/** What every registration ends with: by whom one was sent, the picture, the terms, and the button. */
export function LastFields({ fields, captcha, wasSent, isBusy, failure }: LastFieldsProps) {
  const text = useText('auth');
  const field = useFieldProps(fields);
  return (
    <>
      {fields.has('referralCode') && (
        <TextField
          {...field('referralCode')}
          label={text(isReferralRequired() ? 'referral_code_required' : 'referral_code')}
          maxLength={limits.referralCode.max}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          required={isReferralRequired()}
        />
      )}
      <CaptchaImageField captcha={captcha} wasSent={wasSent} />
      {fields.has('accepted') && (
        <AcceptTerms
          accepted={fields.values.accepted}
          onChange={(accepted) => fields.set('accepted', accepted)}
          fault={fields.fault('accepted')}
        />
      )}
      {failure !== undefined && <FormFailure message={failure} />}
      <Button type="submit" block busy={isBusy}>
        {text('create_account')}
      </Button>
    </>
  );
}
