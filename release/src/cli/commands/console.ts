import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import * as v from 'valibot';
import { messageOf } from '../../fault';
import {
  type Context,
  collect,
  collectNetworks,
  numberBetween,
  optionsOf,
  storeOf,
  withCommon,
} from '../context';
import { operatorOf } from '../deed';
import { stopped } from '../stopped';

const groups = v.optional(v.array(v.string()), []);
const options = v.object({
  store: v.optional(v.string()),
  host: v.string(),
  port: v.number(),
  from: v.optional(v.string()),
  previewKey: v.optional(v.string()),
  app: v.string(),
  origin: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  trust: v.optional(v.array(v.string()), []),
  issuer: v.optional(v.pipe(v.string(), v.url())),
  client: v.optional(v.string()),
  scope: v.string(),
  groupsClaim: v.string(),
  lookGroup: groups,
  rollOutGroup: groups,
  configureGroup: groups,
});

/** The build of the app, beside this package. */
const APP = fileURLToPath(new URL('../../../../console/dist', import.meta.url));

/** `release console` */
export function addConsole(program: Command, context: Context): void {
  withCommon(program.command('console'))
    .summary('serve a web app for operators')
    .description(
      'Serves a web app on this machine: who gets which version, roll-outs with a preview, plans in steps, health, history, and the way back. Prints the link that signs you in.\nBeyond this machine it needs TLS in front (--origin, --trust) and an OpenID Connect provider (--issuer, --client); TESSERA_CLIENT_SECRET is the secret of the client, if it has one.',
    )
    .option('--port <number>', 'port to listen on', numberBetween(0, 65_535), 8700)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--from <location>', 'source of the health beacons, as for watch')
    .option('--preview-key <file>', 'file of the key pair from preview key, to make preview links')
    .option('--origin <origin>', 'origin of the console in browsers, if TLS is terminated in front of it')
    .option('--trust <networks>', 'addresses and networks of the proxies in front', collectNetworks)
    .option('--issuer <address>', 'OpenID Connect provider that signs people in')
    .option('--client <id>', 'id of the console at the provider')
    .option('--scope <scopes>', 'scopes to ask the provider for', 'openid profile email groups')
    .option('--groups-claim <name>', 'claim with the groups of a person', 'groups')
    .option('--look-group <group>', 'group whose people may look; repeat it for several groups', collect)
    .option('--roll-out-group <group>', 'group whose people may also roll out and back', collect)
    .option('--configure-group <group>', 'group whose people may also change settings and prune', collect)
    .option('--app <folder>', 'the built app', APP)
    .action(async (raw: unknown) => {
      const { issuer, client, scope, groupsClaim, ...rest } = optionsOf(options, raw);
      const store = await storeOf(raw, context);
      const { env, err, out, signal } = context.io;
      const identity = issuer !== undefined &&
        client !== undefined && {
          issuer,
          clientId: client,
          clientSecret: env.TESSERA_CLIENT_SECRET || undefined,
          scope,
          groupsClaim,
          groups: { look: rest.lookGroup, 'roll-out': rest.rollOutGroup, configure: rest.configureGroup },
        };
      // Lazy, because the other commands do not need the server and it takes long to load.
      const { serveConsole } = await import('../../console');
      const served = await serveConsole({
        ...rest,
        store,
        location: rest.store || env.TESSERA_STORE || '',
        operator: operatorOf(context),
        ...(identity && { identity }),
        report: (fault) => err(`${messageOf(fault)}\n`),
      });
      out(`${served.url}\n`);
      await stopped(signal);
      await served.close();
    });
}
