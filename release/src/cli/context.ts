import { isIP } from 'node:net';
import { type Command, InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { faultReport } from '../fault-report';
import { ReleaseError } from '../release-error';
import { signedStore } from '../signatures';
import { openStore, type Store } from '../store';
import type { ExitCode, Io } from './io';
import { readPublicKey, signingKeyIn } from './keys';

/** The environment of a command. */
export interface Context {
  readonly io: Io;
  /** Sets the exit code of the command. Default: `done`. */
  readonly end: (code: ExitCode) => void;
}

/** @returns a report of faults on standard error */
export const errorReport = ({ io }: Context): ReturnType<typeof faultReport> =>
  faultReport((line) => io.err(`${line}\n`));

/**
 * Parses the options of a command.
 * @throws ReleaseError `option-invalid`
 */
export function optionsOf<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const option = (v.getDotPath(issue) ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new ReleaseError('option-invalid', `--${option} is invalid: ${issue.message}. Correct the option.`);
}

const common = v.object({
  store: v.optional(v.string()),
  signedBy: v.optional(v.array(v.string()), []),
  json: v.optional(v.boolean(), false),
});

/** Adds the options that all commands have. */
export const withCommon = (command: Command): Command =>
  command
    .option('--store <location>', 'folder, or s3://bucket/prefix (default: TESSERA_STORE)')
    .option(
      '--signed-by <file>',
      'public key in PEM format: refuse what it has not signed; repeat it for several keys',
      collect,
    )
    .option('--json', 'print the result as JSON');

/**
 * Opens the store of a command without its signatures.
 * @throws ReleaseError `store-unnamed` or `store-invalid`
 */
export async function unverifiedStoreOf(raw: unknown, { io }: Context): Promise<Store> {
  const location = v.parse(common, raw).store || io.env.TESSERA_STORE;
  if (location) return openStore(location);
  throw new ReleaseError(
    'store-unnamed',
    'Choose a store: --store <folder or s3://bucket>, or set TESSERA_STORE.',
  );
}

/**
 * Opens the store of a command. With a signing key it signs what it writes; with that or with `--signed-by` it reads
 * only what is signed.
 * @throws ReleaseError `store-unnamed`, `store-invalid`, `key-invalid` or `file-unreadable`
 */
export async function storeOf(raw: unknown, context: Context): Promise<Store> {
  const store = await unverifiedStoreOf(raw, context);
  const signingKey = signingKeyIn(context.io);
  const trusted = await Promise.all(v.parse(common, raw).signedBy.map(readPublicKey));
  return signingKey || trusted.length > 0 ? signedStore(store, { signingKey, trusted }) : store;
}

/** Adds the option of the servers that can stand behind others. */
export const withTrust = (command: Command): Command =>
  command.option(
    '--trust <networks>',
    'addresses and networks of the proxies in front, whose X-Forwarded-* headers are used, separated by commas (default: none)',
    collectNetworks,
  );

/** Adds the options of the commands that proxy the gateway. */
export const withGateway = (command: Command): Command =>
  withTrust(
    command
      .requiredOption('--gateway <address>', 'address of the gateway: https, or http on this machine')
      .option(
        '--collectors <addresses>',
        'addresses of the collectors that get the beacons of pages in place of the gateway, separated by commas (default: none)',
        collectAddresses,
      ),
  );

/** Prints a result as JSON with `--json`, otherwise as text. */
export function print(raw: unknown, { io }: Context, data: unknown, text: string): void {
  io.out(`${v.parse(common, raw).json ? JSON.stringify(data, null, 2) : text}\n`);
}

/** @returns a parser for a numeric option, which rejects numbers outside the range */
export const numberBetween =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() !== '' && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Use a number from ${least} to ${most}.`);
  };

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) > 0 && isPrefix && more.length === 0;
};

/** Collects the networks of a repeatable option. One value can contain several, separated by commas. */
export function collectNetworks(value: string, before: readonly string[] = []): readonly string[] {
  const networks = value.split(',').map((one) => one.trim());
  if (networks.every(isNetwork)) return [...before, ...networks];
  throw new InvalidArgumentError('Use addresses or networks such as 10.0.0.0/8.');
}

/** Collects the addresses of a repeatable option. One value can contain several, separated by commas. */
function collectAddresses(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...value.split(',').map((one) => one.trim())];
}

/** Collects the values of a repeatable option. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];
