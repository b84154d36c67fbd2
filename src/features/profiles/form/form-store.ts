import { useSyncExternalStore } from 'react';

/** Keeps what is in a form, so that work which ends later goes on from what is there by then. */
export function createFormStore<State>(
  first: State,
  /** Sending has to wait, as for pictures that are made smaller. */
  isPreparing: (state: State) => boolean,
) {
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  let state = first;
  return {
    current: (): State => state,
    set: (next: State): void => {
      state = next;
      for (const changed of listeners) changed();
      if (!isPreparing(state)) waiting.splice(0).forEach((goOn) => goOn());
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    prepared: (): Promise<void> =>
      isPreparing(state) ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(),
  };
}

type Store<State> = Pick<ReturnType<typeof createFormStore<State>>, 'subscribe' | 'current'>;

export const useFormStore = <State>({ subscribe, current }: Store<State>): State =>
  useSyncExternalStore(subscribe, current, current);
