import { createContext } from 'react-router';
import type { StaffRole } from './staff-roles.rules.ts';

/** Somebody who is signed in, on one device. */
export interface Session {
  id: number;
  account: {
    id: number;
    kind: 'specialist' | 'business' | 'admin';
    /** Staff alone have one. */
    role?: StaffRole;
    email: string;
    name: string;
  };
  /** Staff who have to set up their second factor before anything else. */
  secondFactorMissing?: true;
}

/** How pages learn who asks. */
export const sessionContext = createContext<Session | null>(null);
/** Whom limits count. */
export const clientContext = createContext<string>('unknown');
