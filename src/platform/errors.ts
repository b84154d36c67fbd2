import { sayProblem, type ProblemName, type ProblemValues } from './say-problem.ts';

/** The only place where a failure code meets an HTTP status. */
export const STATUS_OF = {
  'bad-input': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-type': 415,
  'too-many': 429,
  unavailable: 503,
  'no-room': 507,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

const RETRY_AFTER_SECONDS = 5;
/** Somebody has to make room first. */
const NO_ROOM_SECONDS = 60;

interface AppErrorOptions extends ErrorOptions {
  field?: string | undefined;
  retryAfterSeconds?: number | undefined;
  /** What is wrong by its name, and what stands in its message: whoever reads it may say it in another language. */
  problem?: ProblemName | undefined;
  values?: ProblemValues | undefined;
}

/** A failure that was foreseen: its message may be shown to the person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The input field the failure belongs to, where there is one. */
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly problem: ProblemName | undefined;
  readonly values: ProblemValues | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.field = options.field;
    this.problem = options.problem;
    this.values = options.values;
    this.retryAfterSeconds =
      options.retryAfterSeconds ?? (code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined);
  }

  get status() {
    return STATUS_OF[this.code];
  }
}

/** A failure that has a name: it speaks the language in which it is made. */
export function problem(code: ErrorCode, name: ProblemName, options: AppErrorOptions = {}) {
  return new AppError(code, sayProblem(name, options.values), { ...options, problem: name });
}

/** The same failure, told beside a field. */
export function atField(error: AppError, field: string | undefined): AppError {
  const { code, message, retryAfterSeconds, problem: name, values } = error;
  const told = { field, retryAfterSeconds, problem: name, values, cause: error };
  return new AppError(code, message, told);
}

/** Refuses a form by the first of its fields that is wrong. */
export function refuseWrong(looked: Readonly<Partial<Record<string, string | null>>> | null): void {
  for (const [field, message] of Object.entries(looked ?? {}))
    if (message) throw new AppError('bad-input', message, { field });
}

/** A failure and what caused it, one after the other. */
export const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

/** What the system or PostgreSQL calls a failure. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** For a file that may not be there. */
export function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

const CONNECTION_FAILURES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const BROKEN_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

/** True when PostgreSQL could not be reached or went away, as opposed to refusing a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    // Class 57 is operator intervention (restart, timeout), class 08 a broken connection, 53300 too many clients.
    if (isCutOff(cause)) return false;
    const noSocket = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect';
    if (noSocket || CONNECTION_FAILURES.has(code)) return true;
    if (/^(57|08)...$/.test(code) || code === '53300') return true;
    if (BROKEN_CONNECTION.test(cause.message)) return true;
  }
  return false;
}

/** Somebody of the staff was removed while they did something that names them. */
const isActorGone = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      codeOf(cause) === '23503' &&
      'constraint' in cause &&
      String(cause.constraint).endsWith('_by_accounts_id_fk'),
  );

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True when a file or the database could not grow: PostgreSQL says 53100. */
const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some((cause) => DISK_FULL.has(codeOf(cause)));

/** Node's word for a client that hung up before all was said; the database is not to blame. */
const isCutOff = (error: Error) => error.message === 'aborted' && codeOf(error) === 'ECONNRESET';

/** What a person is told about any failure, foreseen or not. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isActorGone(error)) return problem('not-signed-in', 'loginFirst', { cause: error });
  if (isDiskFull(error))
    return problem('no-room', 'noRoomLeft', { cause: error, retryAfterSeconds: NO_ROOM_SECONDS });
  if (error instanceof Error && isCutOff(error))
    return new AppError('bad-input', 'The request ended before it was whole.', { cause: error });
  return isDatabaseUnavailable(error)
    ? problem('unavailable', 'unavailable', { cause: error })
    : null;
}
