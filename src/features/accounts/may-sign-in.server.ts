import type { accounts } from '#platform/db/tables/accounts.ts';
import type { Env } from '#platform/env.server.ts';

type Asking = Pick<typeof accounts.$inferSelect, 'status' | 'isDemo'>;

/** Invented people come in where the demo is on: a directory that was begun with it and then opened is a real one. */
export const maySignIn = ({ status, isDemo }: Asking, { DEMO_DATA }: Pick<Env, 'DEMO_DATA'>) =>
  status === 'active' && (DEMO_DATA || !isDemo);
