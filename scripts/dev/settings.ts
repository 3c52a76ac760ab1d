import { portFault } from '@tessera/build/dev';
import { portSetting, SettingError } from '@tessera/build/settings';
import { gatewayAddress, messageOf } from '@tessera/release';

/**
 * @returns the port in an environment variable. It is free: the build before a server takes minutes
 * @throws SettingError
 */
export async function freePort(name: string, otherwise: number): Promise<number> {
  const port = portSetting(name, otherwise);
  const fault = await portFault(port);
  if (fault === undefined) return port;
  throw new SettingError(
    `Port ${port} cannot be used: ${fault}. Stop the program that uses it, or set ${name} to another port.`,
  );
}

/**
 * @returns the address of the real gateway in `GATEWAY_URL`; undefined for the sandbox
 * @throws SettingError
 */
export function gatewaySetting(): string | undefined {
  const address = process.env.GATEWAY_URL;
  if (!address) return undefined;
  try {
    gatewayAddress(address);
  } catch (error) {
    throw new SettingError(`GATEWAY_URL: ${messageOf(error)}`);
  }
  return address;
}
