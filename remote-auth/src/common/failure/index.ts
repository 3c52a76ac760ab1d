export { alertFailure, DescribedError, failureSentence, isQuiet } from './failure-sentence';
export { FormFailure } from './form-failure';
