import { addProfile } from '#features/signup/add-profile.server.ts';
import { actorOf, type Endpoint } from './endpoint.ts';
import { successOrError } from './answer-shapes.ts';
import { readForm, MAX_UPLOAD_BYTES, spendUpload } from './read-form.ts';
import { readSignup } from './verify.ts';

/** The form by which staff add somebody: the one of signing up, without a login. */
export const staffAddEndpoint: Endpoint = {
  method: 'POST',
  path: '/api/staff/add',
  access: 'staff/adding profiles',
  before: (c) => spendUpload(c),
  maxBytes: MAX_UPLOAD_BYTES,
  refusal: successOrError,
  handle: async (c) => {
    const form = c.req.query('kind') === 'business' ? 'add-business' : 'add-specialist';
    const entry = readSignup(await readForm(c), form);
    const { accountId } = await addProfile(c.var.services, { ...entry, actor: actorOf(c) });
    return c.json({ success: true, id: accountId });
  },
};
