export { alertFailure } from './alert-failure';
export { DescribedError, failureSentence } from './failure-sentence';
export { FormFailure } from './form-failure';
export { isQuiet } from './quiet-failure';
