type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Of each form its fields in order. */
export type TypedValues = [name: string, value: string | boolean][][];

const TYPED = /^(text|search|email|tel|url|number|date|checkbox|radio|textarea|select-one)$/;
const SECRET = /code|password|recovery|\bkey\b/i;

/** What stands in the forms of this page. Nothing secret. */
export const typedHere = (): TypedValues =>
  formsHere().map((form) => controlsOf(form).map((control) => [control.name, valueOf(control)]));

/** Field by field, as if it were typed. */
export function typeAgain(values: TypedValues): void {
  formsHere().forEach((form, index) => {
    controlsOf(form).forEach((control, place) => {
      const [name, value] = values[index]?.[place] ?? [];
      if (name === control.name && value !== undefined && value !== valueOf(control))
        fill(control, value);
    });
  });
}

const formsHere = () => [...document.querySelectorAll('form')];

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea, select')].filter(
    ({ name, type, autocomplete }) =>
      name !== '' && TYPED.test(type) && !SECRET.test(`${name} ${autocomplete}`),
  );

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const valueOf = (control: Control) => (isTicked(control) ? control.checked : control.value);

function fill(control: Control, value: string | boolean): void {
  if (isTicked(control)) return control.click();
  // React hides the setter of a field behind its own, which would not notice.
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
