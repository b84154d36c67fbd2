import { profile as messages } from '#messages';
import { ButtonLink } from '#ui/button-link.tsx';
import { paths } from '#platform/paths.ts';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { RetryLink } from '#ui/frame/retry-link.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { nameInProfileId } from '#features/profiles/profile-id.rules.ts';
import { resultsPath } from '#features/directory/results/results-path.ts';

interface ProfileMissingProps {
  kind: ProviderKind;
  id: string;
  message?: string;
  /** It may well exist, but could not be shown now. */
  failed?: boolean;
}

/** Not found or not loaded, and where else to look. */
export function ProfileMissing({
  kind,
  id,
  message = messages.notFound[kind],
  failed = false,
}: ProfileMissingProps) {
  const name = nameInProfileId(id);
  return (
    <div role="alert">
      <MessagePage
        scene={failed ? 'broken' : 'lost'}
        title={message}
        sentence={failed ? messages.unreachable : messages.gone}
      >
        {failed && <RetryLink />}
        {!failed && name && (
          <ButtonLink to={resultsPath(kind, { words: name })}>
            {messages.searchFor(name)}
          </ButtonLink>
        )}
        <ButtonLink to={resultsPath(kind)} variant="secondary">
          {messages.seeAll[kind]}
        </ButtonLink>
        <ButtonLink to={paths.section('search')} variant="secondary">
          {messages.searchDirectory}
        </ButtonLink>
      </MessagePage>
    </div>
  );
}
