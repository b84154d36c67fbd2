import { FormThanks } from '#features/messages/form-thanks.tsx';
import type { Provider } from '#features/profile-page/provider-summary.tsx';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { REPORT_TEXTS as TEXTS } from './report-texts.ts';

interface ReportDoneProps {
  done: 'sent' | 'already';
  provider: Provider;
}

export function ReportDone({ done, provider: { kind, id } }: ReportDoneProps) {
  const sent = done === 'sent';
  return (
    <FormThanks
      title={sent ? TEXTS.thanks : TEXTS.already}
      text={sent ? TEXTS.next : TEXTS.alreadyNext}
    >
      <ButtonLink to={paths[kind](id)}>{TEXTS.back}</ButtonLink>
      {!sent && (
        <ButtonLink to={`${paths.contact}?topic=report&profile=${id}`} variant="secondary">
          {TEXTS.contact}
        </ButtonLink>
      )}
    </FormThanks>
  );
}
