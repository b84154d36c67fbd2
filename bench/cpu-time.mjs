import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor milliseconds that these processes and their children have used so far; null where nobody tells. */
export function cpuTime(...pids) {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readTimes(pid) ?? []);
    const counted = all.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent));
    const ticks = counted.reduce((sum, each) => sum + each.own + each.ofTheDead, 0);
    return (ticks * 1000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

function readTimes(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of a program may hold anything; what follows its bracket is numbers.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent, user, system, usersDead, systemsDead] = [1, 11, 12, 13, 14].map(
      (i) => fields[i],
    );
    return { pid: Number(pid), parent, own: user + system, ofTheDead: usersDead + systemsDead };
  } catch {
    // It has ended since it was listed.
    return null;
  }
}
