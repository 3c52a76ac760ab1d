import type { SlotName } from '@tessera/remote';
import { useStore } from 'zustand';
import { chosenRemotes } from '../../host/choice';
import { remoteLoad, startedRemotes } from '../../host/loading';
import { Boundary } from './boundary';
import { SlotFailure } from './slot-failure';

/** One of the shell's slots, with the content of the started remotes. It fetches nothing by itself. */
export function Slot({ name }: { readonly name: SlotName }) {
  const started = useStore(startedRemotes);
  return chosenRemotes()
    .filter(({ slots }) => slots.some((slot) => slot.name === name))
    .map((remote) => {
      const state = started[remote.name];
      if (state === 'failed') return name === 'topBar' && <SlotFailure key={remote.name} remote={remote} />;
      const Content = state?.slots?.[name];
      return (
        Content && (
          <Boundary key={remote.name} onFault={remoteLoad(remote).noteFault} fallback={() => null}>
            <Content />
          </Boundary>
        )
      );
    });
}
