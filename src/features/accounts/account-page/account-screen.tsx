import { account as words } from '#messages';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/frame/message-page.tsx';
import type { AccountView } from './describe-account.server.ts';
import { WhoseContext } from './account-form.tsx';
import { DataSection, DeleteSection } from './leaving-sections.tsx';
import { DevicesSection, PasswordSection } from './sign-in-sections.tsx';
import { EmailSection, WorkEmailSection } from './email-sections.tsx';
import { MailingsSection, VisibilitySection } from './profile-sections.tsx';
import { ACCOUNT_SECTIONS } from './account.rules.ts';

export function AccountScreen({ account }: { account: AccountView }) {
  const { kind, visibility } = account;
  const isStaff = kind === 'admin';
  return (
    <div className="container-page grid gap-x-12 gap-y-8 pt-5 pb-16 md:pt-8 lg:grid-cols-[13rem_minmax(0,45rem)] lg:pb-24">
      <header className="grid w-full max-w-[45rem] gap-2 lg:col-start-2">
        {/* Everybody else has it from the frame. */}
        {isStaff && <h1 className="text-title font-extrabold">{words.account}</h1>}
        <p className="text-lead text-ink-2">{isStaff ? words.staffLead : words.lead}</p>
      </header>
      <AccountIndex isStaff={isStaff} />
      <WhoseContext value={account.id}>
        <div className="grid w-full max-w-[45rem] gap-6">
          <EmailSection {...account} />
          {!isStaff && <WorkEmailSection {...account} />}
          <PasswordSection {...account} />
          <DevicesSection {...account} />
          {visibility && <VisibilitySection visibility={visibility} />}
          {!isStaff && (
            <>
              <MailingsSection off={account.mailingsOff} />
              <DataSection />
              <DeleteSection />
            </>
          )}
        </div>
      </WhoseContext>
    </div>
  );
}

/** Where there is room beside the cards: what stands further down. */
function AccountIndex({ isStaff }: { isStaff: boolean }) {
  const sections = ACCOUNT_SECTIONS.filter(({ forStaff }) => forStaff || !isStaff);
  return (
    <nav
      aria-label={words.onThisPage}
      className="sticky top-[calc(var(--header-height)+1.5rem)] self-start max-lg:hidden"
    >
      <ul className="grid border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* Not the router's: the browser also moves the place where the keyboard goes on. */}
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 font-medium text-ink-2 transition hover:border-accent hover:text-ink"
            >
              {words[title]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For those without scripts; the others read it on the home page. */
export function AccountDeleted() {
  return (
    <MessagePage scene="soon" title={words.deleted} sentence={words.deletedNote}>
      <ButtonLink to={paths.home}>{words.goHome}</ButtonLink>
    </MessagePage>
  );
}
