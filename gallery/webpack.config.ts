import { appBuild } from '@tessera/build/webpack';
import { GALLERY } from './src/choice';

export default appBuild('gallery', import.meta.dirname, `${GALLERY}files/`);
