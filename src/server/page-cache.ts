import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPersonal } from '#platform/cookies.server.ts';
import {
  areListsAsRead,
  effectOf,
  type DirectoryChange,
  type DirectoryReads,
} from '#platform/db/directory-reads.server.ts';
import { countCached, countRequest, pagesOfOthers } from '#platform/metrics.server.ts';
import type { Env } from '#platform/env.server.ts';
import { createSemaphore } from '#platform/semaphore.server.ts';
import type { Services } from '#platform/services.server.ts';
import {
  asForms,
  compressBest,
  formIn,
  formsOf,
  partsOf,
  readParts,
  type Form,
  type Forms,
} from './answer-forms.ts';
import { preferredEncoding } from './compression.ts';
import type { OtherWorkers } from './other-workers.ts';

const MAX_AGE_MS = 10 * 60 * 1000;
/** With the second in which a change may go unnoticed: nobody sees a list older than two. */
const MAX_OLD_MS = 1_000;
/** One uses the core while another waits for the database. */
const AT_A_TIME = 2;
/** Many changes in a row make a page anew once, and there is time left to make it in. */
const REMAKE_AFTER_MS = 300;
/** An answer that is asked for as often, and has stood as long, is worth being compressed as well as can be. */
const OFTEN = 50;
const STABLE_MS = 60_000;
/** Answers take less than this to be made: changes from before it concern none that are still to come. */
const REMEMBER_CHANGES_MS = 60_000;
const MAX_LOOKS = 500_000;

interface Answer {
  /** The version of the directory that it was made for at least. */
  version: number;
  madeAt: number;
  /** Since when something may have changed in it. */
  oldSince: number | null;
  /** Looking up its lists is not enough to know. */
  mustBeMade: boolean;
  /** It is being made anew, or its lists looked up, or that was tried. */
  isBeingMade: boolean;
  /** How long after a change it is. */
  remakeAfterMs: number;
  reads: DirectoryReads;
  served: number;
  forms: Forms;
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface PageCache {
  /** The answer from memory, counted as sent; null where it has to be made. */
  recall(asked: Asked): Form | null;
  /** Answers from memory, before any other work is done; false if it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** An answer that nothing has changed in; where only its lists are in doubt, they are looked up first. */
  find(url: string): Promise<Forms | null>;
  keep(url: string, made: Made): Promise<Forms>;
  /** How an answer is made anew and kept while everybody gets the old one. */
  makeBy(make: (url: string) => Promise<void>): void;
}

interface Made {
  body: Buffer;
  headers: Record<string, string>;
  version: number;
  reads: DirectoryReads;
  /** False once it was made under settings that no longer hold: then it is sent, and not kept. */
  isCurrent?: () => boolean;
}

/** Finished answers as compressed bytes, until something changes that they show or their time is over. */
export function createPageCache(
  {
    env,
    clock,
    directoryVersion,
    settings,
  }: Pick<Services, 'env' | 'clock' | 'directoryVersion' | 'settings'>,
  others?: OtherWorkers,
): PageCache {
  const maxBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const answers = new Map<string, Answer>();
  const recent: { change: DirectoryChange; noticedAt: number }[] = [];
  /** The newest change that is not among the recent ones any more. */
  let forgotten = 0;
  /** The newest change that was applied to everything. */
  let heardOf = 0;
  let bytes = 0;
  let isCompressing = false;
  const inOrder = createSemaphore(AT_A_TIME);
  let make = async (_url: string): Promise<void> => {};

  const forget = (url: string, answer: Answer) => {
    if (answers.get(url) !== answer) return;
    answers.delete(url);
    bytes -= answer.forms.size;
  };
  const forgetAll = () => {
    answers.clear();
    bytes = 0;
  };
  const apply = (url: string, answer: Answer, change: DirectoryChange, noticedAt: number) => {
    const effect = change.version > answer.version ? effectOf(change, answer.reads) : null;
    if (effect === 'wrong') return forget(url, answer);
    if (effect !== 'old' && effect !== 'in doubt') return;
    answer.oldSince ??= noticedAt;
    answer.mustBeMade ||= effect === 'old';
  };
  /** What has changed since the version that it was made or looked up for. */
  const applyRecent = (url: string, answer: Answer) => {
    for (const { change, noticedAt } of recent) apply(url, answer, change, noticedAt);
  };
  settings.onChange(forgetAll);
  directoryVersion.onChange((changes) => {
    // Whoever fills the cache with thousands of small answers must not make a change slow.
    if (!changes || changes.length * answers.size > MAX_LOOKS) forgetAll();
    if (!changes) return;
    const noticedAt = performance.now();
    while (recent[0] && recent[0].noticedAt <= noticedAt - REMEMBER_CHANGES_MS)
      forgotten = recent.shift()!.change.version;
    for (const change of changes) {
      recent.push({ change, noticedAt });
      for (const [url, answer] of answers) apply(url, answer, change, noticedAt);
      heardOf = change.version;
    }
  });

  const findYoung = (url: string): Answer | null => {
    const answer = answers.get(url);
    if (!answer) return null;
    const isYoung = performance.now() - answer.madeAt < MAX_AGE_MS;
    if (isYoung && clock.now().getTime() < answer.reads.until) return answer;
    forget(url, answer);
    return null;
  };
  /** Saves a sixth of the bytes and takes ten times as long: one at a time, on a fifth of a core. */
  const compressAgain = async (answer: Answer): Promise<void> => {
    const { forms, madeAt } = answer;
    const began = performance.now();
    if (forms.isBest || isCompressing || began - madeAt < STABLE_MS) return;
    isCompressing = true;
    await compressBest(forms).finally(() => {
      const pause = 4 * (performance.now() - began);
      setTimeout(() => (isCompressing = false), pause).unref();
    });
  };
  /** An answer whose lists have not changed is as good as a new one. */
  const lookUp = async (url: string, answer: Answer): Promise<void> => {
    const { version, db } = directoryVersion.source;
    const upTo = Math.min(Number(version), heardOf);
    const areSame = await areListsAsRead(db, answer.reads);
    answer.mustBeMade ||= !areSame;
    if (answer.mustBeMade) return;
    Object.assign(answer, { version: upTo, oldSince: null, isBeingMade: false });
    applyRecent(url, answer);
  };
  /** Once: what could not be made has to wait for somebody who asks, and so has what became too old meanwhile. */
  const renew = async (url: string, answer: Answer): Promise<void> => {
    answer.isBeingMade = true;
    // Another worker may have been quicker.
    const isWanted = () => answers.get(url) === answer && ageOf(answer) <= MAX_OLD_MS;
    try {
      await inOrder(async () => {
        if (isWanted() && !answer.mustBeMade) await lookUp(url, answer);
        if (isWanted() && answer.mustBeMade) await make(url);
      });
    } catch {
      answer.mustBeMade = true;
    }
  };
  const ageOf = ({ oldSince }: Answer) => (oldSince === null ? 0 : performance.now() - oldSince);
  /** An old answer is made anew while everybody still gets it; when it is too old nobody does. */
  const mayStillBeServed = (url: string, answer: Answer) => {
    const age = ageOf(answer);
    if (age >= answer.remakeAfterMs && age <= MAX_OLD_MS && !answer.isBeingMade)
      void renew(url, answer);
    return age <= MAX_OLD_MS;
  };
  const makeRoom = () => {
    for (const [oldest, old] of answers) {
      if (bytes <= maxBytes) break;
      forget(oldest, old);
    }
  };
  const keptForm = (forms: Forms, accepted: string | undefined): Form => {
    const encoding = preferredEncoding(accepted);
    const made = forms[encoding];
    if (made) return made;
    const form = (forms[encoding] = formIn(forms, encoding));
    forms.size += form.body.length;
    bytes += form.body.length;
    makeRoom();
    return form;
  };
  const recall: PageCache['recall'] = ({ method = '', url = '', headers }) => {
    // Only what may be kept is ever found; what remains to be asked is whether it is for this visitor.
    const answer = method === 'GET' || method === 'HEAD' ? findYoung(url) : null;
    if (!answer || isPersonal(env, headers.cookie) || !mayStillBeServed(url, answer)) return null;
    // A Map remembers the order of insertion: what was not asked for the longest time goes first.
    answers.delete(url);
    answers.set(url, answer);
    if (++answer.served % OFTEN === 0) void compressAgain(answer);
    const { forms } = answer;
    const isKnown = headers['if-none-match']?.includes(forms.etag);
    const form = isKnown ? forms.unchanged : keptForm(forms, headers['accept-encoding']);
    countRequest(method, form.status, 0);
    countCached();
    return form;
  };

  const put = (url: string, made: Pick<Answer, 'version' | 'reads' | 'forms'>): Answer => {
    const answer: Answer = {
      ...made,
      madeAt: performance.now(),
      oldSince: null,
      mustBeMade: false,
      isBeingMade: false,
      remakeAfterMs: REMAKE_AFTER_MS + (others?.patience() ?? 0),
      served: 0,
    };
    const before = answers.get(url);
    if (before) forget(url, before);
    bytes += answer.forms.size;
    answers.set(url, answer);
    applyRecent(url, answer);
    makeRoom();
    return answer;
  };
  others?.onTold(({ url, version, reads, settings: made, parts }) => {
    const own = answers.get(url);
    if (!own || version <= own.version || made !== digestOf(settings.env)) return;
    // What has changed since is known only of versions between those that were forgotten and the present one.
    if (version < forgotten || version > Number(directoryVersion.source.version)) return;
    const isSame = own.forms.etag === parts.etag;
    pagesOfOthers.inc();
    put(url, { version, reads, forms: isSame ? own.forms : formsOf(readParts(parts)) });
  });

  return {
    makeBy: (maker) => void (make = maker),
    async find(url) {
      const old = findYoung(url);
      if (old && old.oldSince !== null && !old.mustBeMade)
        await lookUp(url, old).catch(() => (old.mustBeMade = true));
      const answer = answers.get(url);
      return answer?.oldSince === null ? answer.forms : null;
    },
    recall,
    serve(request, response) {
      const form = recall(request);
      if (!form) return false;
      response.writeHead(form.status, form.headers);
      response.end(request.method === 'HEAD' ? undefined : form.body);
      return true;
    },
    async keep(url, { body, headers, version, reads, isCurrent }) {
      const forms = await asForms(body, headers, answers.get(url)?.forms);
      if (isCurrent?.() === false) return forms;
      const before = answers.get(url);
      // Another worker was quicker.
      if (before && before.version > version) return forms;
      put(url, { version, reads, forms });
      // Most pages are asked for once in a while: those that others have as well have stood here before.
      if (before)
        others?.tell({
          url,
          version,
          reads,
          settings: digestOf(settings.env),
          parts: partsOf(forms),
        });
      return forms;
    },
  };
}

/** The first worker is not told its port, but finds it. */
const digestOf = ({ PORT: _port, given: _given, ...env }: Env): string =>
  createHash('sha256').update(JSON.stringify(env)).digest('base64');
