// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { EditorPage } from './editor-page.tsx';
import type { EditorProfile } from './editor-profile.ts';

const loaded: EditorProfile = {
  kind: 'specialist',
  slug: 'rosalia-ek-7f3k9q',
  version: 4,
  loginEmail: 'rosalia.ek@gmail.com',
  workEmail: null,
  values: {
    firstName: 'Rosalía',
    lastName: 'Ek',
    phone: '622-0101',
    workEmail: '',
    location: 'Belmopan',
    category: 'Engineering',
    occupation: 'Engineer',
    education: 'School.',
    skills: 'Bridges.',
    bio: 'Builds.',
    hours: '',
    price: '',
    languages: '',
    areas: '',
    emergency: '',
    since: '',
  },
  whatsapp: true,
  videoUrl: '',
  pictures: { profile: [], background: [], showcase: [] },
  standing: {
    reviewStatus: 'approved',
    reviewReason: null,
    listed: true,
    paused: false,
    waiting: false,
  },
  confirmedOn: '2026-01-01',
  confirmDue: false,
  shown: { rating: 0, reviewCount: 0, memberSince: '2025-01-01', demo: false },
};

it('knows what is unsaved and what is wrong while somebody types, taps and takes it back', async () => {
  await showPage({
    Component: () => <EditorPage title="Your profile" loaded={loaded} siteName="Kanek" />,
  });
  const state = () => screen.getByText(/^(Unsaved changes|All changes saved)$/).textContent;
  const bio = screen.getByLabelText<HTMLTextAreaElement>(/^Bio/);
  expect(state()).toBe('All changes saved');
  fireEvent.change(bio, { target: { value: 'Builds bridges.' } });
  expect(state()).toBe('Unsaved changes');
  fireEvent.change(bio, { target: { value: 'Builds.' } });
  expect(state()).toBe('All changes saved');

  const whatsapp = screen.getByRole('switch', { name: /WhatsApp/ });
  await userEvent.click(whatsapp);
  expect(state()).toBe('Unsaved changes');
  await userEvent.click(whatsapp);
  await userEvent.click(screen.getByRole('button', { name: 'Mon–Fri 8–5' }));
  expect(state()).toBe('Unsaved changes');
  expect(screen.getByLabelText<HTMLSelectElement>('Friday closes').value).toBe('17:00');

  const email = screen.getByLabelText(/^Work email/);
  fireEvent.change(email, { target: { value: 'bridge' } });
  expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
  fireEvent.blur(email);
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText('Please enter a valid email address.')).length).toBe(2);
  expect(document.activeElement).toBe(email);

  const video = screen.getByLabelText<HTMLInputElement>(/^Video link/);
  fireEvent.change(video, { target: { value: 'vimeo.com/123456' } });
  fireEvent.blur(video);
  expect(video.value).toBe('https://vimeo.com/123456');
});
