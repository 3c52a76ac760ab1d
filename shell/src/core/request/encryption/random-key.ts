const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789-_+*.';

/** A fresh DES key: exactly 8 ASCII characters, 6 random bits each (R7.1e). */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => ALPHABET[byte % 64]).join('');
}
