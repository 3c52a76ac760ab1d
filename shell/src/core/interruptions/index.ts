export { Interruptions, Message } from './interruptions';
export {
  endInterruption,
  type InterruptingScreen,
  type InterruptionProps,
  interrupt,
  interruptionStore,
} from './store';
