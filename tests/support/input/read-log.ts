import type { ServerProcess } from '../server-process.ts';
import { FORGED } from './hostile-texts.ts';
import { until } from './visitor.ts';

export interface LogCheck {
  lines: number;
  /** Lines that are not one JSON object with our three fields, or hold a control character. */
  broken: string[];
  /** Lines that somebody else has written through us. */
  forged: string[];
  /** What nobody foresaw. */
  failures: string[];
  /** How many lines each request id has. */
  requests: Map<string, number>;
}

/** Reads it once the answers that came have their lines: a process writes after it has answered. */
export async function settledLog(
  server: Pick<ServerProcess, 'output'>,
  start: number,
  requestIds: readonly string[],
): Promise<LogCheck> {
  return until('the last lines of the log', () => {
    const check = checkLog(server.output().slice(start));
    return Promise.resolve(requestIds.every((id) => check.requests.has(id)) ? check : null);
  });
}

const OURS = ['level', 'time', 'msg'];
// oxlint-disable-next-line no-control-regex -- looking for them is the point
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f\u2028\u2029]/;
const forgedMessage = (JSON.parse(FORGED) as { msg: string }).msg;

/** Reads what a server has logged since it opened, line by line. */
function checkLog(output: string): LogCheck {
  const check: LogCheck = { lines: 0, broken: [], forged: [], failures: [], requests: new Map() };
  for (const line of output.split('\n')) {
    if (line === '') continue;
    check.lines += 1;
    const entry = parse(line);
    if (!entry || CONTROL.test(line)) {
      check.broken.push(line.slice(0, 200));
      continue;
    }
    if (entry.msg === forgedMessage) check.forged.push(line.slice(0, 200));
    if (entry.level === 'error' || /failed/.test(String(entry.msg)))
      check.failures.push(line.slice(0, 4_000));
    const id = String(entry.requestId);
    if (entry.msg === 'request') check.requests.set(id, (check.requests.get(id) ?? 0) + 1);
  }
  return check;
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(line);
    const known = typeof entry === 'object' && entry !== null && OURS.every((key) => key in entry);
    return known ? (entry as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
