import { expect, it } from 'vitest';
import type { SpecialistContent } from '#features/profiles/profile-content.ts';
import { compareVersions } from './get-item.server.ts';

const content: SpecialistContent = {
  kind: 'specialist',
  firstName: 'Elena',
  lastName: 'Tzul',
  occupation: 'Tile setter',
  education: '',
  skills: 'Floors',
  bio: 'Twelve years.',
  category: 'Trades and Manual Labor',
  location: 'San Ignacio',
  phone: '+5016220101',
  workEmail: null,
  whatsapp: true,
  videoUrl: null,
};
const pictures = { profile: ['a'], background: [], showcase: ['b', 'c'] };

it('tells nothing where nothing changed', () => {
  expect(compareVersions({ content, pictures }, { content, pictures })).toEqual([]);
});

it('tells each changed field before and after, pictures too', () => {
  const after = {
    content: { ...content, bio: 'Thirteen years.', workEmail: 'e@tzul.bz', whatsapp: false },
    pictures: { profile: [], background: [], showcase: ['c', 'b'] },
  };
  expect(compareVersions({ content, pictures }, after)).toEqual([
    { label: 'Work email', before: '', after: 'e@tzul.bz' },
    { label: 'Bio', before: 'Twelve years.', after: 'Thirteen years.' },
    { label: 'WhatsApp', before: 'On', after: 'Off' },
    { label: 'Profile picture', before: ['a'], after: [] },
    { label: 'Showcase pictures', before: ['b', 'c'], after: ['c', 'b'] },
  ]);
});

it('tells all that was written where nothing was approved yet', () => {
  const changes = compareVersions(null, { content, pictures });
  expect(changes.map(({ label }) => label)).not.toContain('Education');
  expect(changes.every(({ before }) => before === null)).toBe(true);
  expect(changes).toHaveLength(11);
});

it('takes pictures for unchanged where the approved version did not keep them', () => {
  expect(compareVersions({ content }, { content, pictures })).toEqual([]);
});
