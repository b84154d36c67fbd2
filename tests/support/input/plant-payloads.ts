import { editorFields } from '#features/editor/editor.rules.ts';
import { REPORT_TEXT_MAX } from '#features/reports/report.rules.ts';
import { REPLY_MAX, REVIEW_NAME_MAX } from '#features/reviews/review.rules.ts';
import { signupRules } from '#features/signup/signup-form.rules.ts';
import { payloadFor } from './payloads.ts';
import { codeFor, newEntry, signUp, type Kind, type Site } from './people.ts';
import { newVisitor, type Fields, type Visitor } from './visitor.ts';

/** Somebody whose every text is hostile, and who was reviewed, reported and written to in such texts. */
export interface Planted {
  kind: Kind;
  id: string;
  review: string;
  owner: Visitor;
}

/** What is checked for more than its length, and so cannot be just any text. */
const SHAPED =
  /email|password|phone|location|category|hours|price|languages|areas|emergency|since|_en$/i;
const TEXTS_EACH = 7;

export async function plantPayloads(
  site: Site,
  kind: Kind,
  number: number,
  texts = hostileTexts(number),
): Promise<Planted> {
  const entry = newEntry(kind);
  const rules = signupRules(kind).fields;
  for (const [name, { max, unique }] of Object.entries(rules))
    if (!SHAPED.test(name)) entry[name] = unique ? `${texts(max - 5)} ${number}` : texts(max);
  const owner = await signUp(site, kind, entry);
  const id = await ownId(owner, kind);
  await edit(owner, kind, entry, texts);

  const review = await reviewProfile(site, `/${kind}/${id}`, texts);
  const visitor = newVisitor(site.url);
  const message = {
    name: texts(40),
    email: `ana.${number}.without.any.space@work.example`,
    message: texts(500),
  };
  await postStamped(visitor, `/${kind}/${id}/message`, message);
  await postStamped(visitor, '/contact', { ...message, topic: '' });
  const report = { reason: 'other', text: texts(REPORT_TEXT_MAX), email: '' };
  await postStamped(visitor, `/report/profile/${id}`, report);
  await postStamped(visitor, `/report/review/${review}`, report);
  const reply = { review, text: texts(REPLY_MAX) };
  await expectDone(await owner.postForm('/reviews', reply), '/reviews');
  return { kind, id, review, owner };
}

/** One payload after the other, so that few people show them all. */
export function hostileTexts(number: number): (max: number) => string {
  let next = number * TEXTS_EACH;
  return (max) => payloadFor(next++, max);
}

async function ownId(owner: Visitor, kind: Kind): Promise<string> {
  const page = await (await owner.send('/dashboard')).text();
  return new RegExp(`/${kind}/([a-z0-9-]+)`).exec(page)![1]!;
}

async function edit(owner: Visitor, kind: Kind, entry: Fields, texts: (max: number) => string) {
  const lowered = new Map(
    Object.entries(entry).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const values = Object.fromEntries(
    Object.entries(editorFields(kind)).map(([name, { max, unique }]) => {
      const kept = lowered.get(name.toLowerCase()) ?? '';
      return [name, SHAPED.test(name) || unique ? kept : texts(max)];
    }),
  );
  const order = JSON.stringify({ profile: [], background: [], showcase: [] });
  const saved = { ...values, writtenIn: 'en', order, version: '1', videoUrl: '', whatsapp: 'on' };
  await expectDone(await owner.postMultipart('/api/profile/save', saved), 'save');
}

/** Writes a review, proves the address and publishes it; returns its number. */
export async function reviewProfile(
  site: Site,
  path: string,
  texts: (max: number) => string,
  email = newEntry('specialist').email,
): Promise<string> {
  const visitor = newVisitor(site.url);
  const text = `A long enough beginning. ${texts(500)}`;
  const fields = { stars: '4', text, name: texts(REVIEW_NAME_MAX), email };
  const sent = { ...fields, intent: 'send-code', website: '' };
  const stamp = await postStamped(visitor, `${path}/review`, sent);
  const code = await codeFor(site, email);
  const published = { ...fields, intent: 'publish', code, stamp, website: '' };
  await expectDone(await visitor.postForm(`${path}/review`, published), `${path}/review`);
  const page = await (await visitor.send(path)).text();
  return /\/report\/review\/(\d+)/.exec(page)![1]!;
}

/** Forms ask for a person's time; the stamp that comes back with a refusal has waited already. */
export async function postStamped(visitor: Visitor, path: string, fields: Fields): Promise<string> {
  const refused = await (await visitor.postForm(path, { ...fields, stamp: '' })).text();
  const stamp = /name="stamp" value="([^"]+)"/.exec(refused)![1]!;
  await expectDone(await visitor.postForm(path, { ...fields, stamp }), path);
  return stamp;
}

async function expectDone(answer: Response, path: string): Promise<void> {
  if (answer.status < 400) return;
  const said = (await answer.text()).replace(
    /<style[^]*?<\/style>|<script[^]*?<\/script>|<[^>]+>/g,
    ' ',
  );
  throw new Error(`${path}: ${answer.status} ${said.replace(/\s+/g, ' ').slice(0, 600)}`);
}
