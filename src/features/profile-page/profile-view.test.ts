import { expect, it } from 'vitest';
import { tellTexts } from '#features/profiles/own-texts.ts';
import { ownFields } from '#features/profiles/fields.rules.ts';
import { viewBusiness, viewSpecialist } from './profile-view.ts';

const written = ({ key }: { key: string }) => `What it says about ${key}.`;

it('shows every text that an answer tells', () => {
  const views = {
    specialist: viewSpecialist(tellTexts('specialist', 'profile', written)),
    business: viewBusiness(tellTexts('business', 'profile', written)),
  };
  for (const kind of ['specialist', 'business'] as const)
    for (const field of ownFields(kind))
      expect(JSON.stringify(views[kind]), field.key).toContain(written(field));
});
