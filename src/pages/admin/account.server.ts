import { loadAccountDesk } from '#features/moderation/accounts/accounts-desk.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Asked } from '../http/asked.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import { staffSession } from './staff-only.server.ts';

export const loadAccount = ({ context }: Asked, id: string) =>
  orNotFound(() => loadAccountDesk(context.get(servicesContext), staffSession(context), id));
