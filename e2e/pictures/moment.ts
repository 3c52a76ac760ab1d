export { FIRST_PORT as PICTURES_PORT } from '../product/products';

/** The time at which all pictures are taken, in ms: in the browser, and in the product, which counts days from it. */
export const MOMENT = Date.UTC(2026, 0, 15, 12);
