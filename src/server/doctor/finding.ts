/** What was found out about one part of an installation. */
export interface Finding {
  about: string;
  state: 'good' | 'doubtful' | 'bad';
  says: string;
  /** What to do about it. */
  todo?: string;
}

const SIGNS = { good: '✓', doubtful: '!', bad: '✗' };

export const good = (about: string, says: string): Finding => ({ about, state: 'good', says });
export const doubtful = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'doubtful',
  says,
  todo,
});
export const bad = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'bad',
  says,
  todo,
});

export const tell = ({ about, state, says, todo }: Finding): string =>
  `${SIGNS[state]} ${about}: ${says}${todo ? `\n    ${todo}` : ''}`;

/** Says what went wrong in one line, without what a settings' address carries: passwords stand in those. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return (cause || text).replace(/\/\/[^\s/@]*@/g, '//…@').split('\n')[0]!;
}
