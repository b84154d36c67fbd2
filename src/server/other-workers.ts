import type { BuiltFiles } from '#platform/built-files.server.ts';
import type { DirectoryReads } from '#platform/db/directory-reads.server.ts';
import { createSender, isWorker, onPrimary } from '#platform/primary.server.ts';
import type { FormParts } from './answer-forms.ts';

/** An answer that one worker has made anew, for those that have the old one. */
export interface SharedPage {
  url: string;
  version: number;
  reads: DirectoryReads;
  /** Of those under which it was made. */
  settings: string;
  parts: FormParts;
}

/** The other workers of this server, each of which has a cache of its own. */
export interface OtherWorkers {
  tell(page: SharedPage): void;
  onTold(listener: (page: SharedPage) => void): void;
  /** For how many milliseconds somebody else may make a page first. */
  patience(): number;
}

const MAX_PATIENCE_MS = 350;

const send = createSender(process);

/** Those of the same build: one that was started later may be of another, whose pages name other files. */
export function othersOf({ builtAt }: Pick<BuiltFiles, 'builtAt'>): OtherWorkers | undefined {
  if (!isWorker) return undefined;
  return {
    tell: (page) => send({ type: 'page', builtAt, page }),
    onTold: (listener) =>
      onPrimary('page', (told) => told.builtAt === builtAt && listener(told.page as SharedPage)),
    // Another one each time: rarely two make the same page at once, and nobody has to know who is there.
    patience: () => Math.random() * MAX_PATIENCE_MS,
  };
}
