import { shellBuild } from '@tessera/build/webpack';

export default shellBuild(import.meta.dirname);
