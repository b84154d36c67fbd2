import { contact } from '#messages';
import { ProviderSummary, type Provider } from '#features/profile-page/provider-summary.tsx';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { FormScreen, FormThanks } from './form-screen.tsx';

interface ProviderMessageScreenProps extends Pick<ContactFormProps, 'start' | 'stamp' | 'posted'> {
  provider: Provider;
}

/** For visitors without a mail app or WhatsApp; the provider's address stays out of the page. */
export function ProviderMessageScreen({ provider, ...form }: ProviderMessageScreenProps) {
  const { kind, id, shortName, demo } = provider;
  return (
    <FormScreen
      accent={kind}
      title={contact.messageTo(shortName)}
      intro={contact.introTo(shortName)}
      about={<ProviderSummary provider={provider} />}
    >
      <ContactForm
        {...form}
        hint={contact.hint}
        thanks={
          <FormThanks title={contact.onItsWay(shortName)} text={contact.answerComes}>
            <ButtonLink to={paths[kind](id)}>{contact.back}</ButtonLink>
          </FormThanks>
        }
      >
        {demo && <Alert role="none">{contact.demo}</Alert>}
      </ContactForm>
    </FormScreen>
  );
}
