import { useState, type ChangeEvent } from 'react';
import { staffSettings } from '#messages';
import { languageNow } from '#platform/language.ts';
import {
  PICTURE_REFUSALS,
  SITE_PICTURES,
  SITE_PICTURE_TYPES,
  sitePictureUrl,
  sizeOfPicture,
} from '#platform/site-picture.rules.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ActButton } from '../desk/desk-form.tsx';

interface PictureFormProps {
  name: keyof typeof SITE_PICTURES;
  /** The key of the one that is shown; empty where it is our own. */
  value: string;
  refused: string;
}

/** A file needs more room than the forms of desks have: it is sent to an address of its own, which leads back here. */
export function PictureForm({ name, value, refused }: PictureFormProps) {
  const [tooLarge, setTooLarge] = useState(false);
  const label = staffSettings.names[name];
  const told = PICTURE_REFUSALS.find((each) => each === refused);
  const problem = tooLarge ? 'size' : told;
  const measure = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setTooLarge((target.files?.[0]?.size ?? 0) > SITE_PICTURES[name].maxBytes);
  return (
    <div id={name} className="desk-target mt-2 grid gap-4 border-t border-line pt-5">
      {value && <Shown value={value} label={label} />}
      <form
        method="post"
        action="/api/site/picture"
        encType="multipart/form-data"
        className="grid gap-3"
      >
        <input type="hidden" name="key" value={name} />
        <input type="hidden" name="language" value={languageNow()} />
        <Field
          label={label}
          hint={staffSettings.hints[name]}
          error={problem && staffSettings.refusedPictures[problem]}
        >
          <TextInput
            type="file"
            name="picture"
            accept={SITE_PICTURE_TYPES.join(',')}
            onChange={measure}
          />
        </Field>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          disabled={tooLarge}
          className="justify-self-start"
        >
          {staffSettings.upload}
          <span className="sr-only"> ({label})</span>
        </Button>
      </form>
      {value && (
        <ActButton intent="take-away" id={name} hidden={{ key: name }}>
          {staffSettings.takeAway(label)}
        </ActButton>
      )}
    </div>
  );
}

function Shown({ value, label }: { value: string; label: string }) {
  return (
    <img
      src={sitePictureUrl(value, 320)}
      {...sizeOfPicture(value)}
      alt={staffSettings.pictureNow(label)}
      className="site-picture h-auto w-auto max-w-full justify-self-start rounded-control bg-surface-2 p-2"
    />
  );
}
