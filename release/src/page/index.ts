export { assetList } from './page-release';
export { renderPage } from './render-page';
export {
  fileHeaders,
  missingHeaders,
  pageHeaders,
  textHeaders,
  unavailableHeaders,
} from './response-headers';
export { supportedLanguages } from './texts';
export { unavailablePage } from './unavailable-page';
export { workerPolicy, workerScript } from './worker-script';
