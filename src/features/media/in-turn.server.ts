import { createTurns } from '#platform/turns.server.ts';

/** Decoding is heavy: a burst of pictures must not take the machine from everyone else. */
export const inTurn = createTurns(2);
