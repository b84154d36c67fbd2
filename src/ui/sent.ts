let sent = 0;

/** Something was sent to the server: what was shown before may be otherwise by now. */
export const noteSent = (): void => void (sent += 1);

export const sentSoFar = (): number => sent;
