import type { Reply } from '@tessera/shell/testing';
import { act } from '@testing-library/react';

/** A reply of the gateway that comes when the test gives it. */
export function heldReply() {
  let resolve: (reply: Reply) => void;
  const held = new Promise<Reply>((settle) => {
    resolve = settle;
  });
  return {
    /** For `gateway.on`. */
    reply: () => held,
    give: (reply: Reply) => act(async () => resolve(reply)),
  };
}
