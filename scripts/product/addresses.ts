import { demoAccounts, demoMerchants } from '@tessera/sandbox';

/** What to print about a product that runs: where the merchants are, and who can sign in. */
export function addresses(port: number, gateway: string | undefined): readonly string[] {
  const accounts = demoAccounts.map(
    ({ name, password, type }) => `  ${name.padEnd(14)} ${password}   (type ${type})`,
  );
  return [
    '',
    `Tessera is up: http://127.0.0.1:${port}/m/home`,
    '',
    ...demoMerchants.map(({ name, code }) => `  ${name.padEnd(16)} http://${code}.localhost:${port}/m/home`),
    '',
    ...(gateway ? [`Gateway: ${gateway}`] : ['Demo accounts, at every merchant:', ...accounts]),
    '',
  ];
}
