import { randomId } from '@tessera/shell/environment';

/** 122 random bits as 32 hexadecimal digits, which need no encoding in an address. */
export const randomToken = (): string => randomId().replaceAll('-', '');
