import { useEffect, useState } from 'react';

/**
 * Whether a picture could not be loaded, so that something else is shown in its place. The picture is tried again when
 * the browser is online again, and when `src` had another value meanwhile.
 * @returns whether it failed, and the handler of its `error` event
 */
export function useImageFailure(src: string | undefined): readonly [isFailed: boolean, onError: () => void] {
  const [failed, setFailed] = useState<string>();
  const isFailed = src !== undefined && src === failed;
  if (failed !== undefined && !isFailed) setFailed(undefined);
  useEffect(() => {
    if (!isFailed) return;
    const tryAgain = () => setFailed(undefined);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [isFailed]);
  return [isFailed, () => setFailed(src)];
}
