import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showNotice } from '#ui/notices.ts';
import { Section, Specimen } from './section.tsx';

export function MessageSection() {
  return (
    <Section
      id="messages"
      title="Alerts, toasts, nothing found"
      note="Alerts stand where the matter is. Toasts survive a change of page; good news leaves by itself, failures wait to be read."
    >
      <Specimen name="Alerts">
        <div className="grid gap-3">
          <Alert>Verification code sent! Check your email.</Alert>
          <Alert tone="success" title="Profile updated successfully!">
            It is live, and searchable, from this moment.
          </Alert>
          <Alert tone="danger">Failed to save data. Please try again.</Alert>
          <div data-accent="business">
            <Alert title="We are reading your profile">
              Staff look at every new business within 24 hours.
            </Alert>
          </div>
        </div>
      </Specimen>
      <Specimen name="Toasts">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() =>
              showNotice({ tone: 'success', text: 'Signup successful! Welcome aboard!' })
            }
          >
            Good news
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              showNotice({ tone: 'danger', text: 'Network error. Please try again later.' })
            }
          >
            A failure
          </Button>
        </div>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState
          title="No specialists found."
          actions={<Button variant="secondary">Search all of Belize</Button>}
        >
          Try a neighbouring town, or fewer words.
        </EmptyState>
      </Specimen>
    </Section>
  );
}
