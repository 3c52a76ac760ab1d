import { cleanCode } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { Button, TextField } from '@tessera/ui';
import { FormFailure } from '../../common/failure';
import { type Fields, isReferralRequired, limits, useFieldProps } from '../../common/form';
import { AcceptTerms } from './accept-terms';
import { CaptchaImageField } from './captcha-image-field';
import type { CaptchaImage } from './use-captcha-image';

export interface LastFieldsProps {
  fields: Fields;
  captcha: CaptchaImage;
  wasSent: boolean;
  isBusy: boolean;
  failure: string | undefined;
}

/** The end of every registration form: referral code, picture captcha, terms and the button. */
export function LastFields({ fields, captcha, wasSent, isBusy, failure }: LastFieldsProps) {
  const text = useText('auth');
  const field = useFieldProps(fields);
  return (
    <>
      {fields.has('referralCode') && (
        <TextField
          {...field('referralCode')}
          label={text(isReferralRequired() ? 'referral_code_required' : 'referral_code')}
          clean={cleanCode}
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
