/** A running product: its merchants by host name, and where its published files lie. */
export interface Product {
  readonly name: string;
  readonly port: number;
}

export const products = {
  main: { name: 'e2e-main', port: 8411 },
  faults: { name: 'e2e-faults', port: 8412 },
  misfit: { name: 'e2e-misfit', port: 8413 },
} as const satisfies Record<string, Product>;

export const origin = ({ port }: Product, merchant = 'aurora'): string =>
  `http://${merchant}.localhost:${port}`;
