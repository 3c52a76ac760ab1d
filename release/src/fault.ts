import * as v from 'valibot';

/** An error by its shape, because those of Node's own `fetch` are of another class in tests. */
const error = v.object({ name: v.string(), message: v.string(), cause: v.optional(v.unknown()) });
const coded = v.object({ code: v.string() });

/** @returns the system's or TLS code of a failed call, such as `ECONNREFUSED`; the name of the error if it has none */
export function codeOf(fault: unknown): string {
  if (!v.is(error, fault)) return String(fault);
  return v.is(coded, fault.cause) ? fault.cause.code : fault.name;
}

/** @returns whether a code means that the certificate of the other side is not valid */
export const isCertificateCode = (code: string): boolean => /CERT|SIGNATURE|ALTNAME/.test(code);

/** @returns the message of a fault with its cause, because `fetch` says no more than that it failed */
export function messageOf(fault: unknown): string {
  if (!v.is(error, fault)) return String(fault);
  const { message, cause } = fault;
  if (!v.is(error, cause)) return message;
  // Where all addresses of a host fail, the cause has a code and no message.
  const reason = cause.message || codeOf(fault);
  return message.includes(reason) ? message : `${message}: ${reason}`;
}
