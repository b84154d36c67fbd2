import { pictureFields, type FormState } from './form-state.ts';

/** The form as it is sent. */
export function signupBody({ values, pictures }: FormState): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    body.set(name, name === 'password' ? value : value.trim());
  }
  for (const name of pictureFields) {
    for (const { file } of pictures[name].items) if (file) body.append(name, file, file.name);
  }
  return body;
}
