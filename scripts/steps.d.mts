/** Installs a package of Debian where that is possible: as root, on a system that has apt. */
export function aptInstall(name: string): Promise<void>;
