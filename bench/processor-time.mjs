import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time that a process and all it has started have used so far, thread by thread. */
export function processorTime(pid) {
  return withChildren(pid).reduce((sum, each) => sum + ofThreads(each), 0);
}

/** The same of all processes that serve a database of PostgreSQL on this machine, by what they call themselves. */
export function databaseTime(name) {
  const serving = processes().filter((pid) => {
    const title = read(`/proc/${pid}/cmdline`);
    return title.startsWith('postgres: ') && title.includes(` ${name} `);
  });
  return serving.reduce((sum, pid) => sum + ofThreads(pid), 0);
}

/** In megabytes: what a process and all it has started keep for themselves, and their share of what they share. */
export function memoryOf(pid) {
  const kilobytes = withChildren(pid).map((each) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${each}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

function withChildren(pid) {
  const parents = processes().map((each) => [each, /^PPid:\s+(\d+)/m.exec(status(each))?.[1]]);
  const family = [String(pid)];
  for (const member of family)
    family.push(...parents.flatMap(([each, parent]) => (parent === member ? [each] : [])));
  return family;
}

const status = (pid) => read(`/proc/${pid}/status`);

/** A thread may end between being listed and being read. */
function ofThreads(pid) {
  return list(`/proc/${pid}/task`).reduce(
    (sum, task) => sum + Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]) / 1e6,
    0,
  );
}

const processes = () => list('/proc').filter((name) => /^\d+$/.test(name));

function list(folder) {
  try {
    return readdirSync(folder);
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
