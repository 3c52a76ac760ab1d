import again from '@phosphor-icons/core/assets/bold/arrow-clockwise-bold.svg';
import caret from '@phosphor-icons/core/assets/bold/caret-down-bold.svg';
import { useText } from '@tessera/shell/i18n';
import { failureText } from '@tessera/shell/notices';
import { Flag, Icon, TextField } from '@tessera/ui';
import { type Ref, useState } from 'react';
import { countryName } from './country-name';
import { CountrySheet } from './country-sheet';
import { loadCountryFlag } from './load-country-flag';
import styles from './phone-field.module.css';
import { countryRules, type PhoneInput } from './use-phone';

export interface PhoneFieldProps {
  input: PhoneInput;
  error?: string | undefined;
  /** Called when number or country change. */
  onChange?: () => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Takes the place of the country while the countries could not be had. */
function AskAgain({ onClick }: { onClick: () => void }) {
  const text = useText('auth');
  return (
    <button type="button" className={styles.country} aria-label={text('retry')} onClick={onClick}>
      <Icon path={again} size={16} />
    </button>
  );
}

/** The fault to show. A member cannot choose a country that has not come: then the cause is shown, or nothing while it is on its way. */
function shownFault({ phone, missing }: PhoneInput, error: string | undefined): string | undefined {
  if (!missing || phone.number === '') return error;
  if (missing.failure) return failureText(missing.failure);
  return missing.isLoading ? undefined : error;
}

/** A phone number with its country (R2.57, R5.7). */
export function PhoneField({ input, error, onChange, onBlur, ref }: PhoneFieldProps) {
  const text = useText('auth');
  const [isOpen, setOpen] = useState(false);
  // The flags are loaded when the list first opens: the form does not wait for them.
  const [wasOpened, setOpened] = useState(false);
  const { phone, countries, missing, setCountry, setNumber } = input;
  const { shown, disabled } = countryRules();
  const code = phone.country && <bdi dir="ltr">+{phone.country.countryDialingCode}</bdi>;
  return (
    <>
      <TextField
        ref={ref}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="next"
        dir="ltr"
        label={text('mobile')}
        value={phone.number}
        onChange={(value) => {
          setNumber(value);
          onChange?.();
        }}
        onBlur={onBlur}
        error={shownFault(input, error)}
        required
        prefix={
          missing?.failure ? (
            <AskAgain onClick={missing.reload} />
          ) : shown ? (
            <button
              type="button"
              className={styles.country}
              disabled={disabled || countries.length === 0}
              aria-haspopup="dialog"
              aria-label={`${text('info_country_code')}: ${phone.country ? `${countryName(phone.country)} +${phone.country.countryDialingCode}` : '–'}`}
              onClick={() => {
                setOpen(true);
                setOpened(true);
              }}
            >
              {wasOpened && phone.country && (
                <Flag country={phone.country.countryCode} load={loadCountryFlag} />
              )}
              {code}
              {!disabled && <Icon path={caret} size={12} />}
            </button>
          ) : (
            <span className={styles.code}>{code}</span>
          )
        }
      />
      <CountrySheet
        open={isOpen}
        countries={countries}
        chosen={phone.country}
        onChoose={(country) => {
          setCountry(country);
          setOpen(false);
          onChange?.();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
