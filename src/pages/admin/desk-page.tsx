import type { ComponentType } from 'react';
import type { ClientActionFunctionArgs } from 'react-router';
import { DESKS, type Desk } from '#features/moderation/desks.ts';
import { orNetworkFailure } from '../or-network-failure.ts';
import { metaOf } from '../page-meta.ts';
import type { PageHandle } from '../page-access.ts';

/** What a page below /admin exports as its handle: it needs what its desk needs, and the layout sees to it. */
export function deskPage(name: Desk['name']): PageHandle {
  const { needs } = DESKS.find((desk) => desk.name === name)!;
  return { access: `staff/${needs}`, frame: 'staff' };
}

/** Whatever goes wrong on the way, what was typed stays. */
export const clientAction = (args: ClientActionFunctionArgs) => orNetworkFailure(args);

export { shouldRevalidate } from '../or-network-failure.ts';

/** Search engines have no business here. */
export const deskMeta = (page: () => { title: string; description: string }) =>
  metaOf(() => ({ title: page().title, description: page().description, index: false }));

/** A screen as a page, with what the loader found; of another thing it begins anew. */
export const deskScreen = <Loader extends (asked: never) => Promise<object>>(
  Screen: ComponentType<Awaited<ReturnType<Loader>>>,
) =>
  function DeskScreen({ loaderData, params }: DeskScreenProps<Loader>) {
    return <Screen key={params.id ?? params.pair} {...loaderData} />;
  };

interface DeskScreenProps<Loader extends (asked: never) => Promise<object>> {
  loaderData: Awaited<ReturnType<Loader>>;
  params: { id?: string; pair?: string };
}
