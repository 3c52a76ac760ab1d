import { useStore } from '@tessera/shell/state';
import { useCallback, useState } from 'react';
import { type Prompt, usePrompt } from './prompt-queue';
import { requestedDialog } from './requested-dialog';

interface PromptOrRequest {
  readonly isShown: boolean;
  /** Closes the dialog. It does not come as a prompt again on this page; a tap opens it again. */
  close(): void;
}

/**
 * A dialog that comes as a prompt, once a page, and whenever the visitor requests it.
 * @param isDue whether the prompt has a reason to show
 */
export function usePromptOrRequest(
  dialog: 'install' | 'popup',
  prompt: Prompt,
  isDue: boolean,
): PromptOrRequest {
  const isRequested = useStore(requestedDialog) === dialog;
  const [isClosed, setClosed] = useState(false);
  const isPrompted = usePrompt(prompt, isDue && !isClosed && !isRequested);
  const close = useCallback(() => {
    setClosed(true);
    if (requestedDialog.getState() === dialog) requestedDialog.setState(undefined);
  }, [dialog]);
  return { isShown: isRequested || isPrompted, close };
}
