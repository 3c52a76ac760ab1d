export { assetList, workerPolicy, workerScript } from './release-files';
export { renderPage } from './render-page';
export {
  answerHeaders,
  fileHeaders,
  missingHeaders,
  pageHeaders,
  textHeaders,
  unavailableHeaders,
} from './response-headers';
export { supportedLanguages } from './texts';
export { unavailablePage } from './unavailable-page';
