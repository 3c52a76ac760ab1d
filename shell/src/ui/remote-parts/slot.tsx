import type { SlotName } from '@tessera/remote';
import { useStore } from 'zustand';
import { chosenRemotes } from '../../host/choice';
import { noteFault, startedRemotes } from '../../host/loading';
import { Boundary } from './boundary';
import { SlotFailure } from './slot-failure';

/** One of the shell's places, with what the started remotes put there. Nothing is fetched for it before they start. */
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
          <Boundary key={remote.name} onFault={(error) => noteFault(remote, error)} fallback={() => null}>
            <Content />
          </Boundary>
        )
      );
    });
}
