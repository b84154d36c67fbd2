import { addProfile } from '#features/signup/add-profile.server.ts';
import { signupRules } from '#features/signup/signup-form.rules.ts';
import { actorOf, type Endpoint } from './endpoint.ts';
import { successOrError } from './answer-shapes.ts';
import { readForm, readTexts } from './read-form.ts';
import { mailLanguage } from './read-json.ts';
import { MAX_UPLOAD_BYTES, readUploads, spendUpload } from './read-uploads.ts';

/** The form by which staff add somebody: the one of signing up, without a login. */
export const staffAddEndpoint: Endpoint = {
  method: 'POST',
  path: '/api/staff/add',
  access: 'staff/adding profiles',
  before: (c) =>
    spendUpload(c.var.services, { client: c.var.client, account: c.var.session!.account.id }),
  maxBytes: MAX_UPLOAD_BYTES,
  refusal: successOrError,
  handle: async (c) => {
    const form = c.req.query('kind') === 'business' ? 'add-business' : 'add-specialist';
    const sent = await readForm(c);
    const { accountId } = await addProfile(c.var.services, {
      form,
      values: readTexts(sent, Object.keys(signupRules(form).fields)),
      uploads: readUploads(sent),
      language: mailLanguage.parse(sent.get('language')),
      actor: actorOf(c),
    });
    return c.json({ success: true, id: accountId });
  },
};
