import { cleanCode } from '@tessera/i18n';
import { useText } from '@tessera/shell/i18n';
import { promoCodeReady, useSite } from '@tessera/shell/site';
import { TextField } from '@tessera/ui';
import { useEffect } from 'react';

export interface PromoCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field for a promotion code. Renders nothing unless the merchant accepts codes (R3.27). */
export function PromoCodeField({ value, onChange }: PromoCodeFieldProps) {
  const text = useText('member');
  const enabled = useSite((site) => site.promoCodeEnable);
  useEffect(() => void promoCodeReady(), []);
  if (!enabled) return null;
  return (
    <TextField
      label={text('promo_code')}
      name="promoCode"
      value={value}
      onChange={onChange}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      clean={cleanCode}
      maxLength={32}
    />
  );
}
