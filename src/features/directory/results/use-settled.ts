import { useEffect, useState } from 'react';

/** A value that may be on its way: the last one known until it arrives, null before any. */
export function useSettled<T>(value: T | Promise<T>): T | null {
  const [settled, setSettled] = useState<T | null>(value instanceof Promise ? null : value);
  useEffect(() => {
    let current = true;
    void Promise.resolve(value).then((known) => current && setSettled(known));
    return () => {
      current = false;
    };
  }, [value]);
  return value instanceof Promise ? settled : value;
}
