import { appBuild } from '@tessera/build/webpack';

export default appBuild('console', import.meta.dirname, '/app/');
