import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './child';
import { connection } from './connection';
import { newTally, note, type Row, rowOf } from './tally';

const SCRIPT = 'scripts/load/sandbox-server.ts';
const headers = { 'content-type': 'application/json' };

/**
 * Adds members to the sandbox with some clients, kills its process while it adds more, and starts it again: each member
 * whose addition was confirmed is still there. Two clients add each name, and only one of them succeeds.
 * @param members how many are confirmed when the process is killed
 */
export async function loadMembers(clients: number, members: number): Promise<Row> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-load-members-'));
  const tally = newTally();
  const confirmed = new Map<string, number>();
  const sandbox = await startServer(SCRIPT, [dataDir]);
  const started = performance.now();
  let killed: Promise<void> | undefined;

  async function adder(at: number): Promise<void> {
    const client = connection(sandbox.url);
    for (let turn = 0; !killed; turn += 1) {
      const userName = `member-${Math.floor(at / 2)}-${turn}`;
      const body = JSON.stringify({ merchant: 'aurora', userName, password: 'Password-7' });
      const sent = { method: 'POST', headers, body } as const;
      const reply = await client.ask('/__sandbox/members', sent).catch(() => undefined);
      // The process was killed: this addition may be there or not.
      if (!reply) break;
      tally.requests += 1;
      tally.times.push(reply.elapsed);
      if (reply.status === 204) confirmed.set(userName, (confirmed.get(userName) ?? 0) + 1);
      else if (reply.status !== 409) note(tally, `status ${reply.status} for an addition`);
      if (confirmed.size >= members) killed ??= sandbox.stop('SIGKILL');
    }
    client.close();
  }

  try {
    await Promise.all(Array.from({ length: clients }, (_, at) => adder(at)));
    await killed;
    const row = rowOf(tally, (performance.now() - started) / 1_000);
    const restarted = await startServer(SCRIPT, [dataDir]);
    const client = connection(restarted.url);
    for (const [name, times] of confirmed) {
      if (times > 1) note(tally, 'a name was given twice');
      const { status } = await client.ask(`/__sandbox/authenticator/aurora/${name}`);
      if (status !== 200) note(tally, 'a member was lost');
    }
    client.close();
    await restarted.stop();
    if (confirmed.size < members) note(tally, 'the sandbox ended by itself');
    return { ...row, faults: rowOf(tally, 1).faults };
  } finally {
    await sandbox.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
