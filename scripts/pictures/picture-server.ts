import { MOMENT, PICTURES_PORT } from '../../e2e/pictures/moment';
import { runGallery } from '../gallery/run-gallery';
import { endWithParent, stopWithProcess } from '../product/stop-with-process';

// The sandbox dates offers, matches and messages from now on, and jackpots grow.
Date.now = () => MOMENT;
stopWithProcess(await runGallery(PICTURES_PORT, 'pictures'));
endWithParent();
