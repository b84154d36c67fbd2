/** Installs a package of Debian where that is possible: as root, on a system that has apt. */
export function aptInstall(name: string): Promise<void>;
/** Runs a program; what it prints is shown only if it fails. */
export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string> },
): Promise<string>;
