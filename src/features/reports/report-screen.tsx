import { FormScreen } from '#features/messages/form-screen.tsx';
import { ProviderSummary, type Provider } from '#features/profile-page/provider-summary.tsx';
import { Stars } from '#ui/stars.tsx';
import { Written } from '#ui/written.tsx';
import type { ReportedReview } from './find-reported.server.ts';
import { ReportForm, type ReportFormProps } from './report-form.tsx';
import { REPORT_TEXTS } from './report.rules.ts';

interface ReportScreenProps extends ReportFormProps {
  provider: Provider;
  review: ReportedReview | null;
}

export function ReportScreen({ review, ...form }: ReportScreenProps) {
  const { kind, provider } = form;
  return (
    <FormScreen
      accent={provider.kind}
      title={REPORT_TEXTS.heading(kind)}
      intro={REPORT_TEXTS.intro(kind)}
      about={
        <>
          <ProviderSummary provider={provider} />
          {review && <QuotedReview review={review} />}
        </>
      }
    >
      <ReportForm {...form} />
    </FormScreen>
  );
}

/** What the report is about, so that nobody reports the wrong one. */
function QuotedReview({ review: { author, stars, text } }: { review: ReportedReview }) {
  return (
    <figure className="mt-6 max-w-prose rounded-card bg-surface px-4 py-3.5">
      <figcaption className="flex flex-wrap items-center gap-x-3 text-small font-semibold">
        <span dir="auto">{author}</span> <Stars rating={stars} />
      </figcaption>
      <Written as="blockquote" className="mt-1 line-clamp-5 text-small text-ink-2">
        {text}
      </Written>
    </figure>
  );
}
