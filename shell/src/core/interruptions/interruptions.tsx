import { useStore } from 'zustand';
import { endInterruption, interruptionStore } from './store';

/** The screens that stand above the page now: each is a modal dialog or a floating piece of its own. */
export function Interruptions() {
  const { screens } = useStore(interruptionStore);
  return [...screens].map(([name, Screen]) => <Screen key={name} close={() => endInterruption(name)} />);
}
