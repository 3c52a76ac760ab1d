export { useBarHeight, useBarPlace } from './bar-place';
export { closeAppWindow, closeBar, hideBar } from './bar-state';
export { useDownload } from './use-download';
export { type Offer, useOffer } from './use-offer';
