import type { MiddlewareFunction } from 'react-router';
import { servicesContext } from '#platform/services.server.ts';
import {
  describeOwnProfile,
  type EditorProfile,
} from '#features/editor/describe-own-profile.server.ts';
import type { Asked } from './http/asked.server.ts';
import { ownerOf, wantsData } from './owners-only.server.ts';

/** What the page of an editor starts with. */
export const openEditor = ({ context }: Pick<Asked, 'context'>): Promise<EditorProfile> =>
  describeOwnProfile(context.get(servicesContext), ownerOf(context));

/**
 * The same address answers with data when data is asked for: an editor that is open must be able to look at what is
 * saved by now without the risk of being led away from what was typed.
 */
export const asData: MiddlewareFunction<Response> = async (asked, next) =>
  wantsData(asked.request) ? Response.json(await openEditor(asked)) : next();
