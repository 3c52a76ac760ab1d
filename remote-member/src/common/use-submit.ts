import { failureText } from '@tessera/shell/notices';
import { useState } from 'react';
import { useSingleFlight } from './use-single-flight';

export interface Submission {
  readonly busy: boolean;
  /** Why the last submission failed, as a text for the member. */
  readonly reason: string | undefined;
  /** Runs the task that sends the form. Does nothing while one runs. Never throws. */
  submit(task: () => Promise<void>): Promise<void>;
}

/** Sends a form, one submission at a time, and keeps the reason of a failure for the form to show. */
export function useSubmit(): Submission {
  const { busy, run } = useSingleFlight();
  const [reason, setReason] = useState<string>();
  const submit = (task: () => Promise<void>) =>
    run(async () => {
      setReason(undefined);
      await task().catch((error: unknown) => setReason(failureText(error)));
    });
  return { busy, reason, submit };
}
