import { z } from 'zod';
import { endpoints } from '#api/endpoints.ts';
import { editorFields } from '#features/editor/editor.rules.ts';
import routes from '../../../src/routes.ts';
import type { Fields } from './visitor.ts';
import { unfoldRoute } from '../unfold-routes.ts';
import { businessEntry, specialistEntry } from '../signup-entries.ts';

/** One address of the site as its own tables name it, with what its forms and calls may carry. */
export interface Target {
  path: string;
  methods: readonly string[];
  names: string[];
  /** What its forms had filled in already, by name. */
  given: Map<string, string[]>;
}

/** Every endpoint and every page: a new one is found here by itself. */
export function listTargets(): Target[] {
  const calls = endpoints.map(({ method, path, docs }) => ({
    path,
    methods: [method],
    names: [docs?.query, docs?.form, docs?.json].flatMap(namesIn),
    given: new Map<string, string[]>(),
  }));
  const pages = routes.flatMap((route) => unfoldRoute(route)).map(({ path }) => path);
  const seen = new Set(calls.map(({ path }) => path));
  return [
    ...calls,
    ...pages
      .filter((path) => !seen.has(path))
      .map((path) => ({
        path,
        methods: ['GET', 'POST'],
        names: [],
        given: new Map<string, string[]>(),
      })),
  ];
}

function namesIn(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Learns from a page as it was sent which fields its forms have, and what stands in them. */
export function learnForms(target: Target, html: string): void {
  for (const [tag] of html.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const name = /\bname="([^"]+)"/.exec(tag)?.[1];
    if (!name) continue;
    if (!target.names.includes(name)) target.names.push(name);
    const value = /\bvalue="([^"]*)"/.exec(tag)?.[1];
    if (value) target.given.set(name, [...(target.given.get(name) ?? []), value]);
  }
}

/** Names that some form or call of the site knows: they are tried everywhere. */
export const KNOWN_NAMES: readonly string[] = [
  ...Object.keys(specialistEntry),
  ...Object.keys(businessEntry),
  ...Object.keys(editorFields('specialist')),
  ...Object.keys(editorFields('business')),
  ...'profile version order videoUrl whatsapp profilePic showcasePics[]'.split(' '),
  ...'intent id stamp next q page limit sort kind ids website'.split(' '),
  ...'__proto__ constructor toString hasOwnProperty '.split(' '),
];

const PLAUSIBLE: Fields = {
  ...specialistEntry,
  ...businessEntry,
  about: businessEntry.About,
  services: businessEntry.Services,
  description: businessEntry.Description,
  workEmail: '',
  code: '123456',
  verification_code: '123456',
  new_password: 'Hummingbird8',
  current: 'Mangrove7',
  next: '/account',
  message: 'Is Saturday possible?',
  text: 'Came on time and left everything clean.',
  name: 'Ana Choc',
  stars: '5',
  reason: 'other',
  details: 'This phone number is not theirs.',
  topic: 'other',
  kind: 'specialist',
  q: 'tile',
  keywords: 'tile',
  page: '2',
  limit: '6',
  version: '1',
  order: '{"profile":[],"background":[],"showcase":[]}',
  videoUrl: '',
  website: '',
};

/** What a person could have typed, so that what is wrong elsewhere is looked at too. */
export const plausible = (name: string): string | undefined =>
  Object.hasOwn(PLAUSIBLE, name) ? PLAUSIBLE[name] : undefined;
