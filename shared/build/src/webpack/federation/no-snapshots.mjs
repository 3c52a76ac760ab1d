/**
 * Takes the place of the snapshots of the federation runtime, which describe remotes by manifests. Our remotes have none:
 * the release describes them.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
