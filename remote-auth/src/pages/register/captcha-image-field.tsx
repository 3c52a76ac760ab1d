import again from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { cleanCode } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { IconButton, Skeleton, TextField } from '@tessera/ui';
import styles from './captcha-image-field.module.css';
import type { CaptchaImage } from './use-captcha-image';

export interface CaptchaImageFieldProps {
  captcha: CaptchaImage;
  /** Whether the form was submitted: an empty field is a fault then. */
  wasSent: boolean;
}

/** The picture captcha and its field, if the merchant wants one. */
export function CaptchaImageField({ captcha, wasSent }: CaptchaImageFieldProps) {
  const text = useText('auth');
  if (!captcha.isOn) return null;
  const missing = wasSent && captcha.typed === '' ? text('picture_required') : undefined;
  return (
    <TextField
      name="identifying"
      label={text('picture_code')}
      value={captcha.typed}
      onChange={captcha.setTyped}
      clean={cleanCode}
      error={captcha.hasFailed ? text('picture_failed') : missing}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      required
      suffix={
        <span className={styles.picture}>
          {captcha.image === undefined ? (
            <Skeleton width={98} height={36} />
          ) : (
            <img src={captcha.image} alt={text('picture_code')} width={98} height={36} />
          )}
          <IconButton icon={again} label={text('picture_again')} onClick={captcha.refresh} />
        </span>
      }
    />
  );
}
