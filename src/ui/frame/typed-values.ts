type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Of each form what it is about, and its fields in order. */
export type TypedValues = { place: string; fields: [name: string, value: string | boolean][] }[];

const TYPED = /^(text|search|email|tel|url|number|date|checkbox|radio|textarea|select-one)$/;
const SECRET = /code|password|recovery|\bkey\b/i;

/** What stands in the forms of this page. Nothing secret. */
export const typedHere = (): TypedValues =>
  formsHere().map((form) => ({
    place: placeOf(form),
    fields: controlsOf(form).map((control) => [control.name, valueOf(control)]),
  }));

/**
 * Field by field, as if it were typed, but not over what was typed by now: each form by its place, for others may have
 * come before it meanwhile.
 */
export function typeAgain(kept: TypedValues): void {
  const forms = formsHere();
  for (const { place, fields } of kept) {
    const at = forms.findIndex((form) => placeOf(form) === place);
    const [form] = at < 0 ? [] : forms.splice(at, 1);
    if (!form) continue;
    controlsOf(form).forEach((control, index) => {
      const [name, value] = fields[index] ?? [];
      if (name !== control.name || value === undefined || value === valueOf(control)) return;
      if (!isTouched(control)) fill(control, value);
    });
  }
}

/** Where on its page a form is answered, in any language, and whose account it is about, where it says so. */
function placeOf(form: HTMLFormElement): string {
  const [, place = ''] = (form.getAttribute('action') ?? '').split('#');
  return `${place} ${form.querySelector<HTMLInputElement>('[name=whose]')?.value ?? ''}`;
}

/** All but those that keep all of it by themselves (`use-kept-fields.ts`): of two keepers each undoes the other. */
const formsHere = () => [...document.querySelectorAll<HTMLFormElement>('form:not([data-kept])')];

/** The fields of a form that somebody fills in. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [
    ...form.querySelectorAll<Control>('input:not([readonly]), textarea:not([readonly]), select'),
  ].filter(
    ({ name, type, autocomplete }) =>
      name !== '' && TYPED.test(type) && !SECRET.test(`${name} ${autocomplete}`),
  );

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

export const valueOf = (control: Control): string | boolean =>
  isTicked(control) ? control.checked : control.value;

/** The value with which the page came. */
export function startOf(control: Control): string | boolean {
  if (isTicked(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Of a select whose value React leads, no option is marked as its start. */
const isTouched = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement) && valueOf(control) !== startOf(control);

/** By this it is found again in another copy of its form: boxes of one question share a name. */
export const nameOf = (control: Control): string =>
  isTicked(control) ? `${control.name} ${control.value}` : control.name;

export function fill(control: Control, value: string | boolean): void {
  if (isTicked(control)) return control.click();
  // React hides the setter of a field behind its own, which would not notice.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
