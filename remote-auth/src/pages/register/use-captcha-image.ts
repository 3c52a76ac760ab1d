import { captchaImage } from '@tessera/contract';
import { deviceId } from '@tessera/shell/environment';
import { call } from '@tessera/shell/request';
import { useSite } from '@tessera/shell/site';
import { useCallback, useEffect, useState } from 'react';

/** The state of the picture captcha, if the merchant wants one (R5.4). */
export function useCaptchaImage() {
  const isOn = useSite((site) => site.register.captcha?.enabled === true);
  const [attempt, setAttempt] = useState(0);
  const [image, setImage] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');

  useEffect(() => {
    if (!isOn) return;
    let isStale = false;
    call(captchaImage, { t: Date.now() + attempt, loginDeviceId: deviceId() }, { alert: false }).then(
      (answer) => isStale || setImage(answer.image),
      () => isStale || setFailed(true),
    );
    return () => {
      isStale = true;
    };
  }, [isOn, attempt]);

  return {
    isOn,
    image,
    hasFailed,
    typed,
    setTyped,
    /** Clears the field and loads another picture. */
    refresh: useCallback(() => {
      setTyped('');
      setImage(undefined);
      setFailed(false);
      setAttempt((now) => now + 1);
    }, []),
  };
}
export type CaptchaImage = ReturnType<typeof useCaptchaImage>;
