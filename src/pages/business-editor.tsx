import { EditorPage } from '#features/editor/editor-page.tsx';
import { dashboard, editor } from '#messages';
import type { Route } from './+types/business-editor';
import { asData, openEditor } from './owners-only.server.ts';
import type { PageHandle } from './page-access.ts';
import { metaOf, siteOf } from './page-meta.ts';

export const handle: PageHandle = { access: 'business' };

export const middleware: Route.MiddlewareFunction[] = [asData];

export const loader = (args: Route.LoaderArgs) => openEditor(args);

/** What is in the form is newer than anything the server could send. */
export const shouldRevalidate = () => false;

export const meta = metaOf(() => ({
  title: dashboard.yourBusinessProfile,
  description: editor.businessDescription,
}));

export default function BusinessEditor({ loaderData, matches }: Route.ComponentProps) {
  return (
    <EditorPage
      title={dashboard.yourBusinessProfile}
      loaded={loaderData}
      siteName={siteOf(matches)!.name}
    />
  );
}
