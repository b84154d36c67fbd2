import { FormScreen } from '#features/messages/form-screen.tsx';
import { ProviderSummary, type Provider } from '#features/profile-page/provider-summary.tsx';
import type { ReportedReview as Review } from './find-reported.server.ts';
import { ReportForm, type ReportFormProps } from './report-form.tsx';
import { REPORT_TEXTS } from './report.rules.ts';
import { ReportedReview } from './reported-review.tsx';

interface ReportScreenProps extends ReportFormProps {
  provider: Provider;
  review: Review | null;
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
          {review && <ReportedReview review={review} />}
        </>
      }
    >
      <ReportForm {...form} />
    </FormScreen>
  );
}
