import { EditorPage } from '#features/editor/editor-page.tsx';
import type { Route } from './+types/business-editor';
import { asData, openEditor } from './editor.server.ts';
import type { PageHandle } from './page-access.ts';
import { metaOf, siteOf } from './page-meta.ts';

export const handle: PageHandle = { access: 'business' };

export const middleware: Route.MiddlewareFunction[] = [asData];

export const loader = (args: Route.LoaderArgs) => openEditor(args);

/** What is in the form is newer than anything the server could send. */
export const shouldRevalidate = () => false;

export const meta = metaOf({
  title: 'Your business profile',
  description: 'Businesses look after their profile here.',
});

export default function BusinessEditor({ loaderData, matches }: Route.ComponentProps) {
  return (
    <EditorPage
      title="Your business profile"
      loaded={loaderData}
      siteName={siteOf(matches)!.name}
    />
  );
}
