export { Interruptions } from './interruptions';
export { Message } from './message';
export {
  endInterruption,
  type InterruptingScreen,
  type InterruptionProps,
  interrupt,
  interruptionStore,
} from './store';
