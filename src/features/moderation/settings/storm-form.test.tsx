import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { SettingsView } from './settings-desk.server.ts';
import { StormForm } from './storm-form.tsx';

it('says of no text what it was that it does not ask for', async () => {
  const field = (key: 'STORM_UNTIL' | 'STORM_TEXT' | 'STORM_TEXT_ES', value: string) =>
    ({ key, value, group: 'storm', max: 240, locked: false }) as const;
  const view = {
    fields: [
      field('STORM_UNTIL', ''),
      field('STORM_TEXT', 'Stay inside.'),
      field('STORM_TEXT_ES', 'Quédese en casa.'),
    ],
    languages: [],
    storm: null,
    stormTexts: { STORM_TEXT: { language: 'en', text: 'A storm comes.' } },
    changes: [],
    refused: '',
    refusedOf: '',
  } satisfies SettingsView;
  await showPage({ path: '/admin/settings', Component: () => <StormForm {...view} /> });
  const named = [...document.querySelectorAll('[name]')].map((each) => each.getAttribute('name'));
  expect(named).toContain('was-STORM_TEXT');
  expect(named).not.toContain('was-STORM_TEXT_ES');
});
