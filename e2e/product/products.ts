import { portSetting } from '@tessera/build/settings';

/** A running product. `name` is the folder of its published files. */
export interface Product {
  readonly name: string;
  readonly port: number;
}

/** The number of parallel workers. Each has its own products, because a test resets the state of the sandbox. */
export const WORKERS = 2;

/** The first port; `E2E_PORT` changes all of them, so that two checkouts can run tests at the same time. */
export const FIRST_PORT = portSetting('E2E_PORT', 8411);

/** The port of the dev server's test. */
export const DEV_PORT = FIRST_PORT + 20;

/**
 * The products of one worker: `main` is unchanged, a test may remove the files of `faults` and change its
 * releases, and `incompatible` with a member remote that was built for another shell.
 */
export const productsOf = (worker: number) =>
  ({
    main: { name: `e2e-main-${worker}`, port: FIRST_PORT + 10 * worker },
    faults: { name: `e2e-faults-${worker}`, port: FIRST_PORT + 1 + 10 * worker },
    incompatible: { name: `e2e-incompatible-${worker}`, port: FIRST_PORT + 2 + 10 * worker },
  }) as const satisfies Record<string, Product>;

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The products of the worker that this code runs in. */
export const products = productsOf(worker);

/** The port of a second server, such as nginx, for the store of a product of this worker. */
export const secondServerPort = FIRST_PORT + 3 + 10 * worker;

/** The product that uses the identity service's emulator, which needs three ports. */
export const identity = {
  product: { name: `e2e-identity-${worker}`, port: FIRST_PORT + 4 + 10 * worker },
  emulatorPort: FIRST_PORT + 5 + 10 * worker,
} as const;

/** The WebDriver of WebKitGTK of a worker. */
export const webkitDriverPort = FIRST_PORT + 8 + 10 * worker;
/** Its product that speaks the pseudo-language, from left to right in place of RU and from right to left in place of AR. */
export const pseudoProduct = { name: `e2e-pseudo-${worker}`, port: FIRST_PORT + 9 + 10 * worker } as const;

/**
 * What the gateway sends in these languages has other letters than the Latin ones of the pseudo-language and of English
 * text in code.
 */
export const PSEUDO_CODES = ['RU', 'AR'] as const;

export const origin = ({ port }: Product, merchant = 'aurora'): string =>
  `http://${merchant}.localhost:${port}`;
