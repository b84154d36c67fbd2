import { ProviderSummary, type Provider } from '#features/profile-page/provider-summary.tsx';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { FormScreen, FormThanks } from './form-screen.tsx';
import { PROVIDER_MESSAGE_TEXTS as TEXTS } from './provider-message.rules.ts';

interface ProviderMessageScreenProps extends Pick<ContactFormProps, 'start' | 'stamp' | 'posted'> {
  provider: Provider;
}

/** For visitors without a mail app or WhatsApp; the provider's address stays out of the page. */
export function ProviderMessageScreen({ provider, ...form }: ProviderMessageScreenProps) {
  const { kind, id, shortName, demo } = provider;
  return (
    <FormScreen
      accent={kind}
      title={TEXTS.heading(shortName)}
      intro={TEXTS.intro(shortName)}
      about={<ProviderSummary provider={provider} />}
    >
      <ContactForm
        {...form}
        hint={TEXTS.hint}
        thanks={
          <FormThanks title={TEXTS.thanks(shortName)} text={TEXTS.answer}>
            <ButtonLink to={paths[kind](id)}>{TEXTS.back}</ButtonLink>
          </FormThanks>
        }
      >
        {demo && <Alert role="none">{TEXTS.demo}</Alert>}
      </ContactForm>
    </FormScreen>
  );
}
