import type { LRUCache } from 'lru-cache';
import { expiringCache } from '../../common';
import { Captchas } from '../../third-parties/captcha';
import { Outbox } from '../outbox';
import { createIdentityReader, type IdentityReader } from './identity';
import { OneTimeCodes } from './one-time-codes';

/** What sign-in and registration check. In memory. */
export interface Access {
  readonly captchas: Captchas;
  readonly codes: OneTimeCodes;
  /** Where e-mails with codes go. */
  readonly outbox: Outbox;
  /** Devices after an extra verification, by `member id, device id`. */
  readonly verifiedDevices: LRUCache<string, true>;
  readonly readIdentity: IdentityReader;
}

/** @param hasEmulator whether the tokens of the identity service are those of its emulator */
export const createAccess = (hasEmulator: boolean): Access => ({
  captchas: new Captchas(),
  codes: new OneTimeCodes(),
  outbox: new Outbox(),
  verifiedDevices: expiringCache(),
  readIdentity: createIdentityReader(hasEmulator),
});
