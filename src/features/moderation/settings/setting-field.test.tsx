import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { descriptionOf, showPage } from '../../../../tests/support/show-page.tsx';
import { DeskButton, DeskForm } from '../desk/desk-form.tsx';
import { SettingField } from './setting-field.tsx';

it('says with the languages what is wrong with them, beside what they are for', async () => {
  const failure = 'The pack does not speak this language.';
  const languages = [
    { language: 'en', name: 'English', on: true, always: true },
    { language: 'es', name: 'Español', on: false, always: false },
  ] as const;
  await showPage({
    action: () => ({ intent: 'save', id: 'rules', field: 'SITE_LANGUAGES', failure }),
    Component: () => (
      <DeskForm intent="save" id="rules">
        <SettingField
          field={{ key: 'SITE_LANGUAGES', value: 'en', group: 'rules', max: 100, locked: false }}
          languages={[...languages]}
        />
        <DeskButton>Save</DeskButton>
      </DeskForm>
    ),
  });
  const group = screen.getByRole('group');
  const hint = descriptionOf(group);
  expect(hint).not.toBe('');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(descriptionOf(group)).toBe(`${failure} ${hint}`);
  expect(document.activeElement).toBe(group);
});
