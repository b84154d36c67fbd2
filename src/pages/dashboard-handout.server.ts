import { getAsk, getEmbed, getHandout } from '#features/insights/handout/get-handout.server.ts';
import { choosePaper, LARGE_PAPERS, type Paper } from '#features/insights/insights.rules.ts';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf, type Asked } from './http/asked.server.ts';
import { ownerOf } from './owners-only.server.ts';

export const loadHandout = (asked: Asked, papers: readonly Paper[]) =>
  getHandout(
    asked.context.get(servicesContext),
    ownerOf(asked.context).id,
    choosePaper(queryOf(asked).get('paper'), papers),
  );

export const loadAsk = (asked: Asked) =>
  getAsk(asked.context.get(servicesContext), ownerOf(asked.context).id, {
    customer: queryOf(asked).get('name'),
    paper: choosePaper(queryOf(asked).get('paper'), LARGE_PAPERS),
  });

export const loadEmbed = ({ context }: Asked) =>
  getEmbed(context.get(servicesContext), ownerOf(context).id);
