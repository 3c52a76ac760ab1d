export {
  endInterruption,
  type InterruptingScreen,
  type InterruptionProps,
  interrupt,
  interruptionStore,
} from './interruption-store';
export { Interruptions } from './interruptions';
export { Message } from './message';
