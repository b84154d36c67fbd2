import { call, readAnswer } from '#ui/calls.ts';
import { UNIQUE_FIELDS, UNIQUENESS_PAUSE_MS, type UniqueField } from '../availability.rules.ts';

export type Availability = 'checking' | 'available' | 'taken' | 'unverified';

/** Whether somebody has it, and which profile that is where it waits for its owner. */
export interface Answer {
  taken: boolean;
  claim: string | null;
}

interface Wiring {
  ask: (field: UniqueField, value: string) => Promise<Answer>;
  /**
   * Told for each form field whenever something is known about it; null when nothing is. With the profile that holds
   * the value where nobody has claimed it.
   */
  report: (name: string, state: Availability | null, claim?: string | null) => void;
}

interface Check {
  /** Asks now, unless that was done; resolves when there is a verdict. */
  begin: () => Promise<void>;
  stop: () => void;
}

const questionOf = (field: UniqueField, value: string) => `${field} ${value.toLowerCase()}`;

/** Asks whether values are free, once typing has stopped; answers about what has been changed since are dropped. */
export function createAvailabilityChecks({ ask, report }: Wiring) {
  const verdicts = new Map<string, Availability>();
  const checks = new Map<string, Check>();
  const answers = new Map<string, Answer>();

  const conclude = (name: string, state: Availability | null, claim: string | null = null) => {
    if (state) verdicts.set(name, state);
    else verdicts.delete(name);
    report(name, state, claim);
  };

  function open(name: string, field: UniqueField, value: string): Check {
    const question = questionOf(field, value);
    let stopped = false;
    let run: Promise<void> | null = null;

    const answer = async () => {
      const known = answers.get(question);
      if (known === undefined) conclude(name, 'checking');
      try {
        const found = known ?? (await ask(field, value));
        answers.set(question, found);
        if (!stopped) conclude(name, found.taken ? 'taken' : 'available', found.claim);
      } catch {
        // Not knowing is no verdict for good: submitting asks again.
        run = null;
        if (!stopped) conclude(name, 'unverified');
      }
    };
    const begin = () => {
      clearTimeout(timer);
      return (run ??= answer());
    };
    const timer = setTimeout(() => void begin(), UNIQUENESS_PAUSE_MS);
    return {
      begin,
      stop() {
        stopped = true;
        clearTimeout(timer);
      },
    };
  }

  return {
    /** A value that may be taken was typed; null for one that needs no asking. */
    watch(name: string, field: UniqueField, value: string | null): void {
      checks.get(name)?.stop();
      checks.delete(name);
      conclude(name, null);
      if (value !== null) checks.set(name, open(name, field, value));
    },
    isWatching: (name: string): boolean => checks.has(name),
    /** Somebody else was faster: the server said so when saving. */
    learnTaken(name: string, field: UniqueField, value: string): void {
      checks.get(name)?.stop();
      const question = questionOf(field, value);
      const check = open(name, field, value);
      answers.set(question, { taken: true, claim: null });
      checks.set(name, check);
      conclude(name, 'taken');
      // An email is that of an account, which has its owner.
      if (field !== 'email') void findHolder();

      /** Whether it waits for its owner is told only to those who ask; without an answer it is taken all the same. */
      async function findHolder() {
        const found = await ask(field, value).catch(() => null);
        if (!found?.claim || checks.get(name) !== check) return;
        answers.set(question, found);
        conclude(name, 'taken', found.claim);
      }
    },
    async settle(): Promise<void> {
      await Promise.all([...checks.values()].map((check) => check.begin()));
    },
    taken: (): ReadonlySet<string> =>
      new Set([...verdicts].filter(([, state]) => state === 'taken').map(([name]) => name)),
    stop(): void {
      for (const check of checks.values()) check.stop();
      checks.clear();
    },
  };
}

/** Whether a value belongs to somebody already. Throws when the server does not know. */
export async function askIfTaken(field: UniqueField, value: string): Promise<Answer> {
  const body = new URLSearchParams({ [field]: value });
  const response = await call('/api/verify/email_check.php', { method: 'POST', body });
  if (response.status === 404) return { taken: false, claim: null };
  const answer = response.ok ? await readAnswer(response) : {};
  const taken = answer[UNIQUE_FIELDS[field]];
  if (typeof taken !== 'boolean') throw new TypeError(`No answer about ${field}`);
  return { taken, claim: typeof answer.claim === 'string' ? answer.claim : null };
}
