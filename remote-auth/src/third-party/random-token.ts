/** 128 random bits as text that needs no encoding in an address. */
export const randomToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
