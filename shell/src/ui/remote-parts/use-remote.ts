import type { RemoteModule } from '@tessera/remote';
import { use } from 'react';
import type { ChosenRemote } from '../../host/choice';
import { renderedRemote } from '../../host/loading';

/** The remote's code; suspends until it is there and throws a RemoteFault when it cannot be had. */
export const useRemote = (remote: ChosenRemote): RemoteModule => use(renderedRemote(remote));
