import { ButtonLink } from '#ui/button-link.tsx';
import { paths } from '#platform/paths.ts';
import { MessagePage } from '#ui/frame/message-page.tsx';
import { RetryLink } from '#ui/frame/retry-link.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { nameInProfileId } from '#features/profiles/profile-id.rules.ts';
import { resultsPath } from '#features/directory/results/results-path.ts';
import { NOT_FOUND } from './profile-outcome.ts';

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
  message = NOT_FOUND[kind],
  failed = false,
}: ProfileMissingProps) {
  const name = nameInProfileId(id);
  return (
    <div role="alert">
      <MessagePage
        scene={failed ? 'broken' : 'lost'}
        title={message}
        sentence={
          failed
            ? 'We could not reach this profile just now. Please try again in a moment.'
            : 'This profile may have been taken down or renamed, or the link was cut short.'
        }
      >
        {failed && <RetryLink />}
        {!failed && name && (
          <ButtonLink to={resultsPath(kind, { words: name })}>Search for “{name}”</ButtonLink>
        )}
        <ButtonLink to={resultsPath(kind)} variant="secondary">
          {kind === 'specialist' ? 'See all specialists' : 'See all businesses'}
        </ButtonLink>
        <ButtonLink to={paths.section('search')} variant="secondary">
          Search the directory
        </ButtonLink>
      </MessagePage>
    </div>
  );
}
