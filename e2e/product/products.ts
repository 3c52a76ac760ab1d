/** A running product: its merchants by host name, and where its published files lie. */
export interface Product {
  readonly name: string;
  readonly port: number;
}

/** How many tests run side by side; each has products of its own, since a test clears what the sandbox remembers. */
export const WORKERS = 2;

/** The first port; `E2E_PORT` moves all of them, so that two checkouts can be tested at once. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 8411);

/** The dev server's own test. */
export const DEV_PORT = FIRST_PORT + 20;

/**
 * The products of one worker: `main` as it is, `faults` whose files a test may take away and whose releases it may
 * change, and `misfit` with a member remote that was built for another shell.
 */
export const productsOf = (worker: number) =>
  ({
    main: { name: `e2e-main-${worker}`, port: FIRST_PORT + 10 * worker },
    faults: { name: `e2e-faults-${worker}`, port: FIRST_PORT + 1 + 10 * worker },
    misfit: { name: `e2e-misfit-${worker}`, port: FIRST_PORT + 2 + 10 * worker },
  }) as const satisfies Record<string, Product>;

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The products of the worker that this code runs in. */
export const products = productsOf(worker);

/** The nginx that a test puts beside a product of its worker, over the same store. */
export const nginxPort = FIRST_PORT + 3 + 10 * worker;

/** Its product whose sign-ins go over the identity service's emulator, which takes three ports of its own. */
export const identity = {
  product: { name: `e2e-identity-${worker}`, port: FIRST_PORT + 4 + 10 * worker },
  emulatorPort: FIRST_PORT + 5 + 10 * worker,
} as const;

/** Its product that speaks the pseudo-language, from left to right in place of RU and from right to left in place of AR. */
export const pseudoProduct = { name: `e2e-pseudo-${worker}`, port: FIRST_PORT + 8 + 10 * worker } as const;

/**
 * What the gateway sends in these languages has other letters than the Latin ones of the pseudo-language and of English
 * text in code.
 */
export const PSEUDO_CODES = ['RU', 'AR'] as const;

export const origin = ({ port }: Product, merchant = 'aurora'): string =>
  `http://${merchant}.localhost:${port}`;
