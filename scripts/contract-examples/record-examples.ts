import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gameMatches, jackpots, login, recentWins, rsaKey, walletBalance } from '@tessera/contract';
import { startSandbox } from '@tessera/sandbox';
import { accessOf } from '../../sandbox/src/testing/access';
import { exchangeIn } from '../../sandbox/src/testing/ask';
import { clientOf } from '../../sandbox/src/testing/client';
import { endpoints } from '../contract/endpoints';
import type { CallExample } from '../openapi/describe-gateway';
import { cipherVectors } from './cipher-vectors';
import { MOMENT, steady } from './steady';

export interface Examples {
  /** By the name of the call. A request is as before its encryption. */
  readonly calls: ReadonlyMap<string, CallExample>;
  /** Refusals, by what causes them. */
  readonly refusals: ReadonlyMap<string, CallExample>;
}

const MERCHANT = 'aurora';
const steadyExample = (request: unknown, answer: unknown): CallExample => ({
  request: steady(request),
  answer: steady(answer),
});

/** Calls whose answer depends on the time of the day: matches and scores, amounts that grow, wins. */
const timed: readonly string[] = [gameMatches, jackpots, recentWins].map(({ name }) => name);

/** Answers as at a fixed time. */
async function atMoment<T>(work: () => Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => MOMENT;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}

async function recordCalls(url: string): Promise<ReadonlyMap<string, CallExample>> {
  const { publicKey } = cipherVectors();
  const calls = new Map<string, CallExample>();
  // One after the other: some change what later ones answer.
  for (const endpoint of endpoints) {
    const ask = () => exchangeIn(url, endpoint, MERCHANT);
    const { request, answered } = await (timed.includes(endpoint.name) ? atMoment(ask) : ask());
    const example = steadyExample(request, answered);
    const isKey = endpoint.name === rsaKey.name;
    // Of the test vectors, in place of a random one.
    const key = { success: true, value: publicKey };
    calls.set(endpoint.name, isKey ? { ...example, answer: key } : example);
  }
  return calls;
}

async function recordRefusals(url: string): Promise<ReadonlyMap<string, CallExample>> {
  const client = clientOf(url, { merchant: MERCHANT, language: 'EN' });
  const refused = async (username: string, password: string) => {
    const device = { loginDeviceId: '0'.repeat(36), isOfficialAppLogin: false };
    const request = { type: 'username', username, password, ...device };
    return steadyExample(request, await client.postEncrypted(login.path, request));
  };
  const guarded = { userName: 'guarded2', password: 'Tessera-2026', verification: ['email', 'ga'] };
  await accessOf(url).addMember({ merchant: MERCHANT, ...guarded });
  return new Map([
    ['a wrong password', await refused('demo-member', 'wrong-password')],
    ['a login that needs a verification', await refused(guarded.userName, guarded.password)],
    [
      'a session that has ended',
      steadyExample({}, await client.get(walletBalance.path, { authorization: 'ended' })),
    ],
  ]);
}

/** Asks a new sandbox every call of the contract, as the sandbox's own tests do. */
export async function recordExamples(): Promise<Examples> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tessera-examples-'));
  const sandbox = await startSandbox({ dataDir });
  try {
    const calls = await recordCalls(sandbox.url);
    return { calls, refusals: await recordRefusals(sandbox.url) };
  } finally {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
