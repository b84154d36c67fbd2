import { useState } from 'react';
import { checkPictureFile, tooManyPictures } from '#features/media/picture.rules.ts';
import { PictureField } from '#features/media/picture-fields/picture-field.tsx';
import { NO_PICTURES, type PictureState } from '#features/media/picture-fields/picture-state.ts';
import { Section, Specimen } from './section.tsx';

const stored = (id: string, url: string, error: string | null = null): PictureState => ({
  items: [{ id, file: null, url, key: id, name: url.split('/').at(-1)! }],
  error,
  busy: false,
});
const gallery: PictureState = {
  items: [1, 2, 3].flatMap(
    (each) => stored(`stored-${each}`, `/pictures/about-${each}-480.webp`).items,
  ),
  error: tooManyPictures(),
  busy: false,
};

export function PictureFieldSection() {
  return (
    <Section
      id="picture-fields"
      title="Picture fields"
      note="Pick, drop or paste. Pictures are checked, then made smaller in the browser; cutting them to shape is up to the visitor."
    >
      <Specimen name="Empty">
        <div className="grid gap-8">
          <Example slot="profile" name="guide-profile" label="Profile picture" />
          <Example slot="background" name="guide-background" label="Background picture" />
          <Example slot="showcase" name="guide-showcase" label="Showcase images" />
        </div>
      </Specimen>
      <Specimen name="Stored and wrong, in one or two columns">
        <div className="grid items-start gap-8 md:grid-cols-2" data-accent="business">
          <Example
            slot="profile"
            name="guide-stored-profile"
            label="Profile picture"
            start={stored('stored-profile', '/pictures/about-2-480.webp')}
          />
          <Example
            slot="profile"
            name="guide-wrong-profile"
            label="Profile picture"
            start={{
              ...NO_PICTURES,
              error: checkPictureFile('profile', { type: 'image/heic', size: 1 }),
            }}
          />
          <Example
            slot="background"
            name="guide-stored-background"
            label="Background picture"
            start={stored(
              'stored-background',
              '/pictures/signup-business-800.webp',
              checkPictureFile('background', { type: 'image/png', size: Infinity }),
            )}
          />
          <Example
            slot="showcase"
            name="guide-stored-showcase"
            label="Showcase images"
            start={gallery}
          />
          <Example slot="background" name="guide-off" label="Not available" disabled />
        </div>
      </Specimen>
    </Section>
  );
}

interface ExampleProps {
  slot: 'profile' | 'background' | 'showcase';
  name: string;
  label: string;
  start?: PictureState;
  disabled?: boolean;
}

function Example({ start = NO_PICTURES, ...rest }: ExampleProps) {
  const [state, setState] = useState(start);
  return <PictureField {...rest} state={state} onChange={setState} />;
}
