import { createTurns } from '#platform/turns.server.ts';

/** Decoding is heavy: a burst of pictures must not take the machine from everyone else, nor large ones from small ones. */
export const inTurn = createTurns(2, 1);
