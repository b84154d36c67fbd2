import { call, readAnswer } from '#ui/calls.ts';
import { UNIQUE_FIELDS, UNIQUENESS_PAUSE_MS, type UniqueField } from '../availability.rules.ts';

export type Availability = 'checking' | 'available' | 'taken' | 'unverified';

interface Wiring {
  ask: (field: UniqueField, value: string) => Promise<boolean>;
  /** Told for each form field whenever something is known about it; null when nothing is. */
  report: (name: string, state: Availability | null) => void;
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
  const answers = new Map<string, boolean>();

  const conclude = (name: string, state: Availability | null) => {
    if (state) verdicts.set(name, state);
    else verdicts.delete(name);
    report(name, state);
  };

  function open(name: string, field: UniqueField, value: string): Check {
    const question = questionOf(field, value);
    let stopped = false;
    let run: Promise<void> | null = null;

    const answer = async () => {
      const known = answers.get(question);
      if (known === undefined) conclude(name, 'checking');
      try {
        const taken = known ?? (await ask(field, value));
        answers.set(question, taken);
        if (!stopped) conclude(name, taken ? 'taken' : 'available');
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
      answers.set(questionOf(field, value), true);
      checks.set(name, open(name, field, value));
      conclude(name, 'taken');
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
export async function askIfTaken(field: UniqueField, value: string): Promise<boolean> {
  const body = new URLSearchParams({ [field]: value });
  const response = await call('/api/verify/email_check.php', { method: 'POST', body });
  if (response.status === 404) return false;
  const taken = response.ok ? (await readAnswer(response))[UNIQUE_FIELDS[field]] : null;
  if (typeof taken !== 'boolean') throw new TypeError(`No answer about ${field}`);
  return taken;
}
