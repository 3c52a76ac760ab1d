import type { Endpoint } from '@tessera/contract';
import { absenceOf, call } from '@tessera/shell/request';
import type { FakeGateway } from '@tessera/shell/testing';

/** Lets the page find out that the gateway lacks a call. The call is not encrypted, because the gateway has no key. */
export async function learnAbsence(
  gateway: FakeGateway,
  lacking: Pick<Endpoint, 'name' | 'path'>,
): Promise<void> {
  gateway.on(lacking, { status: 404 });
  await call({ ...lacking, encrypted: false } as Endpoint, {}, { alert: false }).catch(() => undefined);
  expect(absenceOf(lacking)).toMatchObject({ code: 'absent' });
}
