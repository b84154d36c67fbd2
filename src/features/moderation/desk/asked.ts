import type { RouterContextProvider } from 'react-router';

/** What a desk's loaders and actions are given. Who asks was looked at before, by the guard of all of them. */
export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Who of the staff asks, for the log. */
export interface Actor {
  id: number;
  email: string;
}
