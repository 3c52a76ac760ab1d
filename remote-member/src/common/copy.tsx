import { useText } from '@tessera/shell/i18n';
import { toast } from '@tessera/shell/notices';
import { CopyLine } from '@tessera/ui';

/** @returns a function that copies a text and shows a toast that says whether it worked. It never throws. */
export function useCopy(): (value: string) => Promise<void> {
  const text = useText('member');
  return async (value) => {
    try {
      await navigator.clipboard.writeText(value);
      toast(text('copied'));
    } catch {
      // The clipboard needs a secure context, and the browser may refuse it.
      toast(text('copy_failed'));
    }
  };
}

export interface CopyableValueProps {
  label: string;
  value: string;
  /** Whether the value has a copy button. Default: true. */
  copyable?: boolean;
}

/** A value below its label, with a button that copies it. */
export function CopyableValue({ label, value, copyable = true }: CopyableValueProps) {
  const text = useText('member');
  const copy = useCopy();
  const button = { label: text('copy_named', { label }), onCopy: () => void copy(value) };
  return <CopyLine label={label} value={value} copy={copyable ? button : undefined} />;
}
