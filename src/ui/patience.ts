/** Ends a call of our API that nobody answers, so that the page can say so. */
export const patience = (): AbortSignal => AbortSignal.timeout(20_000);

/** The same for an answer whose call takes no signal. */
export const inTime = <Answer>(coming: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    coming,
    new Promise<never>((_, reject) => patience().addEventListener('abort', reject)),
  ]);
