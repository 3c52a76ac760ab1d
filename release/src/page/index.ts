export { legibleBrand } from './legible-brand';
export { assetList, workerPolicy, workerScript } from './release-files';
export { readShellFiles, renderPage } from './render-page';
export {
  answerHeaders,
  fileHeaders,
  missingHeaders,
  pageHeaders,
  textHeaders,
  unavailableHeaders,
} from './response-headers';
export { supportedLanguages } from './texts';
export { unavailablePage, type WayOn } from './unavailable-page';
