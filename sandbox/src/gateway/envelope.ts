import type { Envelope } from '@tessera/contract';
import type { GatewayError } from './gateway-error';

export const accepted = (value: unknown): Envelope =>
  value === undefined ? { success: true } : { success: true, value };

export const refused = ({ code, message, value }: GatewayError): Envelope => ({
  success: false,
  errorCode: code,
  message,
  ...(value !== undefined && { value }),
});
