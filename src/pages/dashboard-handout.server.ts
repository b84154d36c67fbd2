import { getHandout } from '#features/insights/handout/get-handout.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf, type Asked } from './http/asked.server.ts';
import { ownerOf } from './owners-only.server.ts';

export const loadHandout = (asked: Asked) =>
  getHandout(
    asked.context.get(servicesContext),
    ownerOf(asked.context).id,
    queryOf(asked).get('paper') ?? '',
  );
