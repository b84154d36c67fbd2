import { newEntry, prove, signInStaff, signUp, type Kind, type Site } from './people.ts';
import { newVisitor } from './visitor.ts';

/** Somebody in whose name requests are sent. */
export interface Role {
  name: string;
  cookie: string;
  /** What this person would type, where it has to fit to the cookies. */
  entry?: ReadonlyMap<string, string>;
}

/** A visitor, one who is about to sign up, both kinds of providers, and staff. */
export async function openRoles(site: Site): Promise<Role[]> {
  const applicant = newVisitor(site.url);
  const entry = newEntry('specialist');
  await prove(site, applicant, entry.email);
  return [
    { name: 'visitor', cookie: '' },
    { name: 'applicant', cookie: applicant.cookieHeader(), entry: new Map(Object.entries(entry)) },
    await openProvider(site, 'specialist'),
    await openProvider(site, 'business'),
    { name: 'staff', cookie: (await signInStaff(site)).cookieHeader() },
  ];
}

async function openProvider(site: Site, kind: Kind): Promise<Role> {
  return { name: kind, cookie: (await signUp(site, kind)).cookieHeader() };
}

/** Some requests sign people out or have them suspended: somebody new takes their place. */
export async function renewRoles(site: Site, roles: Role[]): Promise<void> {
  for (const [index, { name, cookie }] of roles.entries()) {
    if (name !== 'specialist' && name !== 'business') continue;
    const headers = { Cookie: cookie };
    const { status } = await fetch(`${site.url}/account`, { headers, redirect: 'manual' });
    if (status !== 200) roles[index] = await openProvider(site, name);
  }
}
