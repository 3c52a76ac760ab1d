export { Interruptions, Message } from './interruptions';
export {
  endInterruption,
  type InterruptionProps,
  interrupt,
  interruptionStore,
} from './store';
