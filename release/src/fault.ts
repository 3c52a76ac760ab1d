import * as v from 'valibot';

/** An error by its shape, because those of Node's own `fetch` are of another class in tests. */
const error = v.object({ name: v.string(), message: v.string(), cause: v.optional(v.unknown()) });
const coded = v.object({ code: v.string() });

/** The cause of an error, the cause of that one and so on: `fetch` and proxies say the reason in the last one. */
function rootOf(fault: unknown): unknown {
  return v.is(error, fault) && v.is(error, fault.cause) ? rootOf(fault.cause) : fault;
}

/** @returns the system's or TLS code of a failed call, such as `ECONNREFUSED`; the name of the error if it has none */
export function codeOf(fault: unknown): string {
  if (!v.is(error, fault)) return String(fault);
  const root = rootOf(fault);
  return v.is(coded, root) ? root.code : fault.name;
}

/** @returns whether a code means that the certificate of the other side is not valid */
export const isCertificateCode = (code: string): boolean => /CERT|SIGNATURE|ALTNAME/.test(code);

/** @returns why something failed: the message of the last cause */
export function reasonOf(fault: unknown): string {
  const root = rootOf(fault);
  if (!v.is(error, root)) return String(fault);
  // Where all addresses of a host fail, the cause has a code and no message.
  return root.message || codeOf(fault);
}

/** @returns the message of a fault with its reason */
export function messageOf(fault: unknown): string {
  const reason = reasonOf(fault);
  const message = v.is(error, fault) ? fault.message : reason;
  return message.includes(reason) ? message : `${message}: ${reason}`;
}
