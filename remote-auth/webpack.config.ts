import { remoteBuild } from '@tessera/build/webpack';
import config from './remote.config';

export default remoteBuild(config, import.meta.dirname);
