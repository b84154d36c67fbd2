import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time a process has used so far with all its threads; null where the system tells nothing. */
export function processorTime(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + ofTask(pid, task), 0);
  } catch {
    return null;
  }
}

/** The same of all processes that serve a database of PostgreSQL on this machine, by what they call themselves. */
export function databaseTime(name) {
  const serving = processes().filter((pid) => {
    const title = read(`/proc/${pid}/cmdline`);
    return title.startsWith('postgres: ') && title.includes(` ${name} `);
  });
  return serving.reduce((sum, pid) => sum + (processorTime(pid) ?? 0), 0);
}

/** In megabytes, as the system sees it. */
export function residentMemory(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}

/** A thread may end between being listed and being read. */
function ofTask(pid, task) {
  return Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]) / 1e6;
}

function processes() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
