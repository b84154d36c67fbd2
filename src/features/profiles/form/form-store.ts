import { useSyncExternalStore } from 'react';

/** Keeps what is in a form, so that work which ends later goes on from what is there by then. */
export function createFormStore<State, Action>(
  first: State,
  reduce: (state: State, action: Action) => State,
  /** Sending has to wait, as for pictures that are made smaller. */
  isPreparing: (state: State) => boolean,
) {
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  let state = first;
  return {
    current: (): State => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    apply: (action: Action): void => {
      state = reduce(state, action);
      for (const changed of listeners) changed();
      if (!isPreparing(state)) waiting.splice(0).forEach((goOn) => goOn());
    },
    prepared: (): Promise<void> =>
      isPreparing(state) ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(),
  };
}

export const useFormStore = <State>({
  subscribe,
  current,
}: {
  subscribe: (changed: () => void) => () => void;
  current: () => State;
}): State => useSyncExternalStore(subscribe, current, current);
