import { createContext } from 'react-router';

/** Somebody who is signed in, on one device. */
export interface Session {
  id: number;
  account: { id: number; kind: 'specialist' | 'business' | 'admin'; email: string; name: string };
  /** Staff who have to set up their second factor before anything else. */
  secondFactorMissing?: true;
}

/** How pages learn who asks. */
export const sessionContext = createContext<Session | null>(null);
/** Whom limits count. */
export const clientContext = createContext<string>('unknown');
