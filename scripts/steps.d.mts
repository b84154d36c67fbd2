export function aptInstall(name: string): Promise<void>;
