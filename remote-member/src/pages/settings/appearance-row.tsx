import moon from '@phosphor-icons/core/assets/regular/moon.svg';
import { type Appearance, appearance, changeAppearance } from '@tessera/shell/environment';
import { useText } from '@tessera/shell/i18n';
import { Choices, ListRow, Sheet } from '@tessera/ui';
import { useState } from 'react';

const kinds = ['auto', 'light', 'dark'] as const satisfies readonly Appearance[];

/** Light, dark or as the device. Renders nothing if the merchant has one look only. */
export function AppearanceRow() {
  const text = useText('member');
  const [current, setCurrent] = useState(appearance);
  const [isOpen, setOpen] = useState(false);
  if (!current) return null;
  const choose = (value: string) => {
    const chosen = kinds.find((kind) => kind === value) ?? 'auto';
    changeAppearance(chosen);
    setCurrent(chosen);
  };
  return (
    <>
      <ListRow
        icon={moon}
        title={text('appearance')}
        trailing={text(`appearance_${current}`)}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={text('appearance')}
        closeLabel={text('close')}
      >
        <Choices
          label={text('appearance')}
          value={current}
          onChange={choose}
          options={kinds.map((kind) => ({ value: kind, title: text(`appearance_${kind}`) }))}
        />
      </Sheet>
    </>
  );
}
