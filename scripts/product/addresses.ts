import { allMerchants, demoAccounts } from '@tessera/sandbox';

/** The text about a running product: the addresses of the merchants and the demo accounts. */
export function addresses(port: number, gateway: string | undefined): readonly string[] {
  const accounts = demoAccounts.map(
    ({ name, password, type }) => `  ${name.padEnd(14)} ${password}   (type ${type})`,
  );
  return [
    '',
    `Tessera is up: http://127.0.0.1:${port}/m/home`,
    '',
    ...allMerchants.map(({ name, code }) => `  ${name.padEnd(16)} http://${code}.localhost:${port}/m/home`),
    '',
    ...(gateway ? [`Gateway: ${gateway}`] : ['Demo accounts, at every merchant:', ...accounts]),
    '',
  ];
}
