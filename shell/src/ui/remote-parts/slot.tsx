import { partsOf, type SlotName } from '@tessera/remote';
import { useStore } from 'zustand';
import { chosenRemotes } from '../../host/choice';
import { startedRemotes } from '../../host/loading';
import { SlotFailure } from './slot-failure';
import { SlotPart } from './slot-part';

/** One of the shell's slots, with the content of the started remotes. It fetches nothing by itself. */
export function Slot({ name }: { readonly name: SlotName }) {
  const started = useStore(startedRemotes);
  return chosenRemotes()
    .filter(({ slots }) => slots.some((slot) => slot.name === name))
    .map((remote) => {
      const state = started[remote.name];
      if (state === 'failed') return name === 'topBar' && <SlotFailure key={remote.name} remote={remote} />;
      const content = state?.slots?.[name];
      return (
        content &&
        partsOf(content).map((Content, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a remote's code never change
          <SlotPart key={`${remote.name} ${at}`} remote={remote} Content={Content} />
        ))
      );
    });
}
