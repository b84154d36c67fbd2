/** Ends a call of our API that nobody answers, so that the page can say so. */
export const patience = (ms = 20_000): AbortSignal => AbortSignal.timeout(ms);

/** The same for an answer whose call takes no signal. */
export const inTime = <Answer>(coming: Promise<Answer>, ms?: number): Promise<Answer> =>
  Promise.race([
    coming,
    new Promise<never>((_, reject) => patience(ms).addEventListener('abort', reject)),
  ]);
