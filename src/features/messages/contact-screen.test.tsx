import { act, screen } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { ContactScreen } from './contact-screen.tsx';

const site = { name: 'Kanek', contactEmail: 'hello@kanek.example', contactPhone: '+501 223 1234' };

function Page() {
  const [query] = useSearchParams();
  return (
    <main tabIndex={-1}>
      <ContactScreen
        topic={query.get('topic') === 'video' ? 'video' : null}
        site={site as never}
        start={{ name: '', email: '', message: '' }}
        stamp=""
        posted={undefined}
      />
    </main>
  );
}

it('leaves the keyboard on the page when its topic is taken away', async () => {
  await showPage({ path: '/contact', Component: Page }, '/contact?topic=video');
  const remove = screen.getByRole('link', { name: /^Remove/ });
  remove.focus();
  await act(async () => remove.click());
  expect(remove.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
