import { addCollect } from './collect';
import { addConfigure } from './configure';
import { addConsole } from './console';
import { addExplain } from './explain';
import { addHistory } from './history';
import { addMerchant } from './merchant';
import { addNginx } from './nginx';
import { addPreview } from './preview';
import { addPrune } from './prune';
import { addPublish } from './publish';
import { addRemove } from './remove';
import { addRollBack } from './roll-back';
import { addRollOut } from './roll-out';
import { addServe } from './serve';
import { addSign } from './sign';
import { addStatus } from './status';
import { addVerify } from './verify';
import { addWatch } from './watch';

/** All commands, in the order of the help text. */
export const commands = [
  addPublish,
  addMerchant,
  addRollOut,
  addRollBack,
  addWatch,
  addCollect,
  addRemove,
  addConfigure,
  addPreview,
  addStatus,
  addHistory,
  addExplain,
  addVerify,
  addSign,
  addPrune,
  addServe,
  addConsole,
  addNginx,
];
