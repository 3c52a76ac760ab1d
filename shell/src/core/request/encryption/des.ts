// Base64 first: the cipher module reads the encoders when it loads, and would write hexadecimal without this one.
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import ECB from 'crypto-js/mode-ecb';
import Pkcs7 from 'crypto-js/pad-pkcs7';
import TripleDES from 'crypto-js/tripledes';

// A string key would be taken for a passphrase; parsed, it is the key itself. Triple DES with three equal keys is DES.
const wordsOf = (key: string) => Utf8.parse(key.repeat(3));
const options = { mode: ECB, padding: Pkcs7 };

/** DES-ECB with PKCS#7 padding, as base64. `key` is 8 ASCII characters. */
export const encryptDes = (text: string, key: string): string =>
  TripleDES.encrypt(text, wordsOf(key), options).ciphertext.toString(Base64);

/** Decrypts a base64 cipher. @returns undefined if it does not fit the key */
export function decryptDes(cipher: string, key: string): string | undefined {
  try {
    return TripleDES.decrypt(cipher, wordsOf(key), options).toString(Utf8) || undefined;
  } catch {
    return undefined;
  }
}
