import { useState } from 'react';
import { PictureField } from '#features/media/picture-fields/picture-field.tsx';
import { NO_PICTURES, type PictureState } from '#features/media/picture-fields/picture-state.ts';
import { checkPictureFile } from '#features/media/picture.rules.ts';
import { Section } from './section.tsx';

const stored: PictureState = {
  items: [1, 2, 3].map((each) => {
    const url = `/pictures/about-${each}-480.webp`;
    return { id: url, file: null, url, key: url, name: `about-${each}` };
  }),
  error: null,
  busy: false,
};
const one = { ...stored, items: stored.items.slice(0, 1) };
const wrong = checkPictureFile('profile', { type: 'image/heic', size: 1 });

export function PictureFieldSection() {
  return (
    <Section
      id="picture-fields"
      title="Picture fields"
      note="Pick, drop or paste. Pictures are checked, then made smaller in the browser; cutting them to shape is up to the visitor."
    >
      <div className="grid items-start gap-8 md:grid-cols-2">
        <Example slot="profile" label="Profile picture, empty" />
        <Example slot="background" label="Background picture, empty" />
        <Example slot="profile" label="Profile picture, stored" start={one} />
        <Example
          slot="profile"
          label="Profile picture, wrong"
          start={{ ...NO_PICTURES, error: wrong }}
        />
        <Example slot="showcase" label="Showcase images" start={stored} />
        <Example slot="background" label="Not available" disabled />
      </div>
    </Section>
  );
}

interface ExampleProps {
  slot: 'profile' | 'background' | 'showcase';
  label: string;
  start?: PictureState;
  disabled?: boolean;
}

function Example({ start = NO_PICTURES, ...rest }: ExampleProps) {
  const [state, setState] = useState(start);
  return <PictureField {...rest} name={rest.label} state={state} onChange={setState} />;
}
