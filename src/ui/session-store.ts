const kept = new Map<string, string>();

/** What outlives a reload but not the tab. Where storage is forbidden, it lasts as long as the page. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(kept.get(key) ?? sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: unknown): void {
  const stored = JSON.stringify(value);
  if (value === null) kept.delete(key);
  else kept.set(key, stored);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, stored);
  } catch {
    // The copy above has to do.
  }
}

/** All whose keys begin so. */
export function forgetSession(beginning: string): void {
  for (const key of new Set([...kept.keys(), ...storedKeys()]))
    if (key.startsWith(beginning)) writeSession(key, null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
